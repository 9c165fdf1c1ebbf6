/** Addresses that callers use for what they uploaded. The server chooses the id; whose it is has to be checked. */

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const UPLOAD_ID = new RegExp(`^${ID}$`);
const IN_PATH = new RegExp(`/(?:uploads/${ID}|objects)/(${ID})$|/videos/${ID}/(${ID})/source$`);

const SHOWN = new RegExp(`^/media/(${ID})/`);

export const objectPathOf = (uploadId: string): string => `/objects/${uploadId}`;

/** The id in an upload URL, its path, a multipart location or an object path; null if there is none. */
export function uploadIdOf(url: string): string | null {
  const found = IN_PATH.exec(URL.parse(url, 'http://local')?.pathname ?? '');
  return found?.[1] ?? found?.[2] ?? null;
}

/** Whether what a caller sends is the picture that is already shown: its address, or the upload it was made from. */
export function isShownAs(given: string, shown: string | null): boolean {
  if (shown === null) return false;
  const id = uploadIdOf(given);
  return given === shown || (id !== null && id === shownUploadIdOf(shown));
}

/**
 * The upload that is shown under an object path or as a rendition. Null for pictures of the demo gallery and of sign-in
 * providers. Not for addresses that callers send.
 */
export const shownUploadIdOf = (url: string): string | null =>
  uploadIdOf(url) ?? SHOWN.exec(url)?.[1] ?? null;
