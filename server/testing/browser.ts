/** A browser without a window: keeps cookies by path, follows redirects one by one, submits forms. */
interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Page {
  status: number;
  url: URL;
  headers: Headers;
  text: string;
  /** The target of each redirect. */
  hops: string[];
}

const MAX_HOPS = 10;
const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

export class Browser {
  readonly origin: string;
  /** Keyed by name and path. */
  readonly #cookies = new Map<string, Cookie>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The cookies of another one, as behind a proxy that chose another server. */
  adopt(other: Browser): void {
    for (const [key, cookie] of other.#cookies) this.#cookies.set(key, cookie);
  }

  /** The value of a cookie for the whole site. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(`${name} /`)?.value;
  }

  cookieFor(path: string): string {
    return [...this.#cookies.values()]
      .filter((cookie) => isUnder(path, cookie.path))
      .map((cookie) => `${cookie.name}=${cookie.value}`)
      .join('; ');
  }

  #keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...flags] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const flag = (key: string) =>
        flags.find((f) => f.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const expires = flag('expires');
      const isGone = value === '' || (expires !== undefined && Date.parse(expires) < Date.now());
      const path = flag('path') ?? '/';
      if (isGone) this.#cookies.delete(`${name} ${path}`);
      else this.#cookies.set(`${name} ${path}`, { name, value, path });
    }
  }

  /** One request; redirects are not followed. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    const response = await fetch(url, {
      ...init,
      headers: { cookie: this.cookieFor(url.pathname), ...(init.headers as Record<string, string>) },
      redirect: 'manual',
    });
    this.#keep(response.headers);
    return response;
  }

  async open(path: string, init: RequestInit = {}): Promise<Page> {
    const hops: string[] = [];
    let url = new URL(path, this.origin);
    let response = await this.send(url.href, init);
    while (response.status >= 300 && response.status < 400 && hops.length < MAX_HOPS) {
      const target = response.headers.get('location') ?? '/';
      hops.push(target);
      url = new URL(target, url);
      await response.body?.cancel();
      response = await this.send(url.href);
    }
    return { status: response.status, url, headers: response.headers, text: await response.text(), hops };
  }

  submit(page: Page, fields: Record<string, string>, path = page.url.pathname): Promise<Page> {
    return this.open(path, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
