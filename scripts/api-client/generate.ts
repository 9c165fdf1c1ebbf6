/** The typed client's source, of the OpenAPI document: types by their names, and a function for each operation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
type Content = Record<string, { schema: Schema }>;
interface Operation {
  operationId: string;
  tags?: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const PLAIN: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};
const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));
const union = (types: string[]): string => [...new Set(types)].join(' | ');

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema.const);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return union(some.map(typeOf));
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array')
    return schema.prefixItems
      ? `[${schema.prefixItems.map(typeOf).join(', ')}]`
      : `(${schema.items ? typeOf(schema.items) : 'unknown'})[]`;
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  return PLAIN[schema.type ?? ''] ?? 'unknown';
}

function inputOf({ parameters = [], requestBody }: Operation): string {
  const parts: string[] = [];
  for (const place of ['path', 'query', 'header']) {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) continue;
    const isRequired = own.some(({ required }) => required);
    const fields = own.map(
      ({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
    );
    parts.push(`${place}${isRequired ? '' : '?'}: { ${fields.join('; ')} }`);
  }
  const body = requestBody?.content['application/json']?.schema;
  if (body) parts.push(`body${requestBody?.required ? '' : '?'}: ${typeOf(body)}`);
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : '{}';
}

function codesOf({ responses }: Operation): string {
  const codes = Object.values(responses).flatMap(
    ({ content }) =>
      content?.['application/problem+json']?.schema.allOf?.[1]?.properties?.['code']?.enum ?? [],
  );
  return union(codes.map((code) => JSON.stringify(code)));
}

function operationOf(method: string, address: string, operation: Operation): string {
  const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const data = answer?.content?.['application/json']?.schema;
  const types = [inputOf(operation), data ? typeOf(data) : 'undefined', codesOf(operation)];
  return `/** ${operation.summary} */
export const ${operation.operationId} = /* @__PURE__ */ operation<${types.join(', ')}>(${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(address)});`;
}

/** Names that the runtime has itself. */
const OWN = new Set(['Problem']);

export function generateClient({ paths, components }: Document): string {
  const runtime = readFileSync(path.join(import.meta.dirname, 'runtime.ts'), 'utf8');
  const types = Object.entries(components.schemas)
    .filter(([name]) => !OWN.has(name))
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      // A program gets files itself.
      .filter(([, { tags }]) => !tags?.includes('files'))
      .map(([method, operation]) => operationOf(method, address, operation)),
  );
  return [runtime, ...types, ...operations].join('\n');
}
