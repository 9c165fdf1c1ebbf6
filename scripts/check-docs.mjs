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
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
