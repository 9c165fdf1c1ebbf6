/** An LRU cache bounded by bytes. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  dropWhere(matches: (value: T) => boolean): void;
}

export function createByteCache<T>(maxBytes: number, sizeOf: (value: T) => number): ByteCache<T> {
  // A Map keeps insertion order, so the first entry is the least recently used.
  const entries = new Map<string, T>();
  let bytes = 0;
  const drop = (key: string) => {
    const value = entries.get(key);
    if (value) bytes -= sizeOf(value);
    entries.delete(key);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (!value) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    dropWhere(matches) {
      for (const [key, value] of entries) if (matches(value)) drop(key);
    },
    set(key, value) {
      drop(key);
      entries.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
