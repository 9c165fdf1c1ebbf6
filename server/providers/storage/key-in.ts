/**
 * The key that a URL of the bucket (presigned or plain, absolute or a path) points to; null if it points elsewhere.
 * Both addressing styles work: the bucket in the path, and in the host name.
 */
export function keyIn(url: string, endpoint: URL, bucket: string): string | null {
  const parsed = URL.parse(url, endpoint);
  if (!parsed) return null;
  const base = endpoint.pathname.replace(/\/$/, '');
  const prefixes = { [endpoint.host]: `${base}/${bucket}/`, [`${bucket}.${endpoint.host}`]: `${base}/` };
  const prefix = prefixes[parsed.host];
  if (!prefix || !parsed.pathname.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(parsed.pathname.slice(prefix.length)) || null;
  } catch {
    return null;
  }
}
