/** A plain node:http server that answers each request with the JSON text of one query. */
import http from 'node:http';
import { openPool } from '#server/db/connect.ts';

export interface Question {
  /** Named statements are prepared once. */
  name?: string;
  text: string;
  values: unknown[];
}
/** Null: there is no such address. */
type Route = (path: string, query: URLSearchParams) => Question | null;

/** Reads PORT and DATABASE_URL. */
export function serveReference(route: Route): void {
  const pool = openPool({ connectionString: process.env.DATABASE_URL, max: 10 });

  async function answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://local');
    const question = route(url.pathname, url.searchParams);
    const result = question && (await pool.query<{ body: string }>(question));
    const text = result?.rows[0]?.body;
    if (text === undefined) {
      res.writeHead(404).end();
      return;
    }
    const body = Buffer.from(text);
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  }

  const server = http.createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(error);
      res.writeHead(500).end();
    });
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
}
