/** Beside the manifest: the chunk of each screen's view, by the screen's name in client/screens.ts. The server preloads it. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { type Plugin, Visitor, parseSync } from 'vite';
import { SCREENS } from '../shared/kernel/screens.ts';

const TABLE = path.resolve(import.meta.dirname, '../client/screens.ts');

/** The files that the rows import. */
function viewsOf(code: string): Map<string, string> {
  const views = new Map<string, string>();
  new Visitor({
    Property({ key, start, end }) {
      const file = /import\('(.+?)'\)/.exec(code.slice(start, end))?.[1];
      if (file && key.type === 'Identifier' && key.name in SCREENS)
        views.set(key.name, path.resolve(path.dirname(TABLE), file));
    },
  }).visit(parseSync(TABLE, code).program);
  return views;
}

export const screenFiles = (): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const files: Record<string, string> = {};
    for (const [name, view] of viewsOf(readFileSync(TABLE, 'utf8'))) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(view));
      if (!chunk) throw new Error(`${name}: no chunk has ${view}`);
      files[name] = chunk.fileName;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(files) });
  },
});
