/** Calls the API of an Atelier gallery. Made from its contracts; see docs/api.md. */

/** What a refusal says (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** An English sentence for people. */
  detail: string;
  /** Stable, for programs. */
  code: string;
  /** When what refused it ends, if that is known. */
  until?: string;
  /** The fields that are wrong. */
  errors?: { path: string; message: string }[];
}

/** A refusal with each of its codes: `if (error.code === '...')` narrows it. */
export type Refusal<Code extends string> = Code extends string ? Problem & { code: Code } : never;

/** Either `data` or `error`; `headers` has RateLimit and Link. */
export type Answer<Data, Code extends string> = { headers: Headers } & (
  | { data: Data; error?: undefined }
  | { data?: undefined; error: Refusal<Code> }
);

export interface Atelier {
  url: string;
  token: string | undefined;
  fetch: typeof fetch;
}

/** @param options.url of the gallery, `https://...` @param options.fetch instead of the global one */
export const connect = (options: {
  url: string;
  token?: string | undefined;
  fetch?: typeof fetch;
}): Atelier => ({
  url: options.url.replace(/\/$/, ''),
  token: options.token,
  fetch: options.fetch ?? fetch,
});

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  body?: unknown;
}
/** Optional where nothing in it is required. */
type Argument<Input> = Partial<Record<keyof Input, never>> extends Input ? [input?: Input] : [input: Input];

export type Operation<Input, Data, Code extends string> = (
  atelier: Atelier,
  ...input: Argument<Input>
) => Promise<Answer<Data, Code>>;

/** A full minute, after which every limit starts anew. */
const LONGEST_WAIT_SECONDS = 60;
const TRIES = 3;
const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function addressOf(path: string, input: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return { headers: response.headers, data: text ? JSON.parse(text) : undefined };
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  const { status, statusText } = response;
  // Something in between answered, such as a proxy.
  const unknown = { type: 'about:blank', title: statusText, status, detail: text, code: 'unavailable' };
  return { headers: response.headers, error: isProblem ? JSON.parse(text) : unknown };
}

/** Waits and tries again when a limit is reached, and to read again when the gallery is unavailable. */
export const operation =
  <Input, Data, Code extends string>(method: string, path: string): Operation<Input, Data, Code> =>
  async (atelier, ...[input]) => {
    const parts: Parts = input ?? {};
    const init: RequestInit = {
      method,
      headers: {
        ...parts.header,
        ...(atelier.token && { authorization: `Bearer ${atelier.token}` }),
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    };
    for (let tries = 1; ; tries++) {
      const response = await atelier.fetch(atelier.url + addressOf(path, parts), init);
      const wait = Number(response.headers.get('retry-after') ?? 1);
      const isRepeated = response.status === 429 || (response.status === 503 && method === 'GET');
      if (!isRepeated || tries >= TRIES || wait > LONGEST_WAIT_SECONDS)
        return (await read(response)) as Answer<Data, Code>;
      await response.body?.cancel();
      await sleep(wait);
    }
  };

/** A refusal as an exception, for `orThrow` and `pages`. */
export class AtelierError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'AtelierError';
    this.problem = problem;
  }
}

/** `await orThrow(getArtwork(...))`: the data. Throws `AtelierError`. */
export async function orThrow<Data>(answer: Promise<Answer<Data, string>>): Promise<Data> {
  const answered = await answer;
  if (answered.error) throw new AtelierError(answered.error);
  return answered.data;
}

/** All entries of a list, page by page: `for await (const sale of pages(listSales, atelier, ...))`. Throws `AtelierError`. */
export async function* pages<Input extends { query?: { cursor?: string } }, Item, Code extends string>(
  list: Operation<Input, Item[], Code>,
  atelier: Atelier,
  ...[input]: Argument<Input>
): AsyncGenerator<Item, void> {
  const asked = (input ?? {}) as Input;
  for (let cursor: string | null | undefined = asked.query?.cursor; cursor !== null;) {
    const query = { ...asked.query, ...(cursor !== undefined && { cursor }) };
    const argument = [{ ...asked, query }] as unknown as Argument<Input>;
    const { data, error, headers } = await list(atelier, ...argument);
    if (error) throw new AtelierError(error);
    yield* data as Item[];
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    cursor = next ? new URL(next, atelier.url).searchParams.get('cursor') : null;
  }
}
