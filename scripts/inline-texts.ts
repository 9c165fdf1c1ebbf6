/** Writes texts out where they are shown: a built `t('{n} left', { n })` is `` `${n} left` ``. */
import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

/** The functions of client/lib/t.ts, and which of their arguments are texts. */
const TEXTS: Record<string, [first: number, end: number]> = {
  t: [0, 1],
  tn: [1, 3],
  tx: [0, 1],
  txn: [1, 3],
};
const PLACE = /\{(\w+)\}/;

/** The names that the file gives them. */
function importedIn(program: ESTree.Program): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of program.body)
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('/lib/t.ts'))
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          names.set(one.local.name, one.imported.name);
  return names;
}

/** Where the value of each place stands; null if that is not known before the program runs. */
function valuesIn(given: ESTree.Argument | undefined): Map<string, ESTree.Expression> | null {
  if (given?.type !== 'ObjectExpression') return null;
  const values = new Map<string, ESTree.Expression>();
  for (const one of given.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.computed) return null;
    values.set(one.key.name, one.value);
  }
  return values;
}

/** Every text has to be a literal, with a value at each of its places. */
export const inlineTexts = (): Plugin => ({
  name: 'inline-texts',
  apply: 'build',
  // Before types are removed, so that a refusal shows what was written.
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/client\/.*\.tsx?$/, exclude: /node_modules/ }, code: '/lib/t.ts' },
    handler(code, id) {
      const { program } = parseSync(id, code);
      const names = importedIn(program);
      const written: { start: number; end: number; write: () => string }[] = [];
      /** The code between two offsets, with the texts in it written out; values may contain some. */
      const inlined = (start: number, end: number): string => {
        let out = '';
        let from = start;
        for (const one of written) {
          if (one.start < from || one.end > end) continue;
          out += code.slice(from, one.start) + one.write();
          from = one.end;
        }
        return out + code.slice(from, end);
      };
      new Visitor({
        CallExpression(node) {
          const { callee, arguments: given, start, end } = node;
          const kind = callee.type === 'Identifier' && names.get(callee.name);
          if (!kind || !TEXTS[kind]) return;
          const refuse = (why: string) => {
            throw new Error(`${id}: ${why} in ${code.slice(start, end)}`);
          };
          const [first, last] = TEXTS[kind];
          const texts = given.slice(first, last).map((one) => {
            if (one.type === 'Literal' && typeof one.value === 'string') return one.value;
            return refuse('the text is not a literal');
          });
          if (kind !== 't') return;
          const parts = texts[0]!.split(PLACE);
          if (parts.length === 1) {
            written.push({ start, end, write: () => code.slice(given[0]!.start, given[0]!.end) });
            return;
          }
          const values = valuesIn(given[1]) ?? refuse('the values are not written out');
          const pieces = parts.map((part, index) => {
            if (index % 2 === 0) return part.replace(/[`\\]|\$\{/g, String.raw`\$&`);
            return values.get(part) ?? refuse(`{${part}} has no value`);
          });
          written.push({
            start,
            end,
            write: () =>
              `\`${pieces.map((one) => (typeof one === 'string' ? one : `\${${inlined(one.start, one.end)}}`)).join('')}\``,
          });
        },
      }).visit(program);
      written.sort((one, other) => one.start - other.start);
      return inlined(0, code.length);
    },
  },
});
