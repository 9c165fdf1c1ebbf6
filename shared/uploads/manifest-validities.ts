/**
 * Of a manifest that arrived with a file. known: whole, by a signer on our list. unknown: whole, by someone else. expired: the
 * signer's time was over. damaged: it does not fit the file.
 */
export const MANIFEST_VALIDITIES = ['known', 'unknown', 'expired', 'damaged'] as const;
export type ManifestValidity = (typeof MANIFEST_VALIDITIES)[number];
