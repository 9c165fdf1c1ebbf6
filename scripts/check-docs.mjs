/** Every file or folder that documents name in backticks must exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';

const missing = globSync(['*.md', 'docs/**/*.md']).flatMap((document) =>
  [
    ...readFileSync(document, 'utf8').matchAll(
      /`((?:client|server|shared|scripts|docs)\/[\w./-]+(?:\.\w+|\/))`/g,
    ),
  ]
    .filter(([, file]) => !existsSync(file))
    .map(([, file]) => `${document}: ${file} does not exist`),
);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
