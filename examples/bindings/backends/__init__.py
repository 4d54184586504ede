# SPDX-License-Identifier: MIT
"""What the generated files say comes from api.json alone; a back end knows how its language
spells it."""
