/** 7 to 20 digits of either script, with blanks and hyphens, and a plus before them. */
export const phonePattern = String.raw`\s*\+?[0-9०-९](?:[ \-]?[0-9०-९]){6,19}\s*`;

/** 1 to 33, in the digits of either script: no local body of Nepal has more wards. */
export const wardPattern = String.raw`\s*(?:[1-9१-९]|[12१२][0-9०-९]|[3३][0-3०-३])\s*`;
