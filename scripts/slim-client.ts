/** Leaves out of the client's files what no browser needs. */
import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

/** Fields of an endpoint that only the server reads. `client/lib` reads the others. */
const SERVER_ONLY = new Set([
  'access',
  'agreesToTerms',
  'errors',
  'example',
  'limit',
  'operationId',
  'paged',
  'params',
  'query',
  'scope',
  'status',
  'summary',
  'whileLeaving',
  'whileSuspended',
]);

/** Fields of a notice that only the server reads: who gets it, and its letter. */
const SERVER_ONLY_OF_NOTICES = new Set([
  'about',
  'actor',
  'change',
  'group',
  'isAccount',
  'letter',
  'letterTo',
  'live',
  'on',
  'onceFor',
  'refreshesMuted',
  'to',
  'waitMs',
]);

/** Imports of what is used in such fields alone: the database's tables. */
const DATABASE = /^drizzle-orm|\/tables\.ts$/;

/**
 * Endpoints, notices and filters without what only the server reads, and schemas without their names in the OpenAPI
 * document.
 */
export const slimContracts = (): Plugin => ({
  name: 'slim-contracts',
  // Before types are removed, in tests as well: code that needs a field that is left out fails there.
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/shared\/.*\.ts$/, exclude: /node_modules/ } },
    handler(code, id) {
      const cuts: { start: number; end: number }[] = [];
      const cut = (given: ESTree.Node | undefined, isCut: (name: string) => boolean) => {
        if (given?.type !== 'ObjectExpression') return;
        for (const [i, field] of given.properties.entries()) {
          if (field.type !== 'Property' || field.key.type !== 'Identifier' || !isCut(field.key.name))
            continue;
          cuts.push({ start: field.start, end: given.properties[i + 1]?.start ?? given.end - 1 });
        }
      };
      const isNotices = id.includes('/shared/notices/');
      new Visitor({
        ImportDeclaration({ source, start, end }) {
          if (DATABASE.test(source.value)) cuts.push({ start, end });
        },
        CallExpression({ callee, arguments: [given], end }) {
          if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
            if (callee.property.name === 'register') cuts.push({ start: callee.object.end, end });
          } else if (callee.type === 'Identifier' && callee.name === 'endpoint') {
            cut(given, (name) => SERVER_ONLY.has(name));
          } else if (callee.type === 'Identifier' && callee.name === 'facets') {
            if (given?.type !== 'ObjectExpression') return;
            for (const row of given.properties)
              if (row.type === 'Property') cut(row.value, (name) => name === 'where');
          }
        },
        ObjectExpression(object) {
          if (isNotices) cut(object, (name) => SERVER_ONLY_OF_NOTICES.has(name));
        },
      }).visit(parseSync(id, code).program);
      let slim = '';
      let from = 0;
      for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
        if (start < from) continue;
        // Lines keep their numbers.
        slim += code.slice(from, start) + code.slice(start, end).replace(/[^\n]+/g, '');
        from = end;
      }
      return slim + code.slice(from);
    },
  },
});

/** Styles without Tailwind's initial values for browsers older than `cssTarget`. */
export const slimStyles = (): Plugin => ({
  name: 'slim-styles',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = file.source
        .toString()
        .replace(/(?<=^\/\*!.*?\*\/\s*)@layer properties\{@supports [^{]+\{[^{}]+\{[^{}]+\}\}\}/s, '');
    }
  },
});
