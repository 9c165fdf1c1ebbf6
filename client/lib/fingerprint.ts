/** Browsers compute hashes only on secure pages. */
export const canFingerprint = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of a file, hex, computed in the browser. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
