/** Display names of licenses by SPDX identifier. */
const LICENSES: Record<string, { name: string; url: string }> = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
};

export const licenseName = (id: string): string => LICENSES[id]?.name ?? id;
export const licenseUrl = (id: string): string | undefined => LICENSES[id]?.url;
