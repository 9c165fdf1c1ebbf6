/** Every file or folder of this repository that a document or a comment names must exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';

const documents = globSync(['*.md', 'docs/**/*.md']);
const sources = globSync(['{client,server,shared,scripts}/**/*.{ts,tsx,mjs}', '*.config.ts']);
const PATH = String.raw`(?:client|server|shared|scripts|docs|migrations)\/[\w./-]+`;
const IN_DOCUMENT = new RegExp(`\`(${PATH}(?:\\.\\w+|/))\``, 'g');
const IN_COMMENT = new RegExp(String.raw`^\s*(?:\/?\*|\/\/).*?(?<![#\w/])(${PATH}\.\w+)`, 'gm');

const missing = [
  ...documents.map((file) => [file, IN_DOCUMENT]),
  ...sources.map((file) => [file, IN_COMMENT]),
].flatMap(([file, pattern]) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)]
    .filter(([, named]) => !existsSync(named))
    .map(([, named]) => `${file}: ${named} does not exist`),
);
// `form/on-page.tsx` or `service.ts`, whose folder the sentence has named. Decisions keep the names of their time.
const SHORT = /`(?!\/)((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs))`/g;
const named = [...sources, ...globSync('*.{ts,mjs}')].map((file) => `/${file.replaceAll('\\', '/')}`);
for (const document of documents.filter((file) => !/docs.decisions/.test(file))) {
  for (const [, short] of readFileSync(document, 'utf8').matchAll(SHORT)) {
    const isFull = /^(?:client|server|shared|scripts|docs|migrations)\//.test(short);
    if (!isFull && !named.some((file) => file.endsWith(`/${short}`))) {
      missing.push(`${document}: no file is called ${short}`);
    }
  }
}
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
