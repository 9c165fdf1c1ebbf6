import { inflateSync } from 'node:zlib';

const STREAM = /stream\n([^]*)\nendstream$/;

/** The text of a PDF by pdfkit as a reader copies it: its lines and runs in the order in which they were drawn. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id, body]) => [
      id!,
      body!,
    ]),
  );
  const inflate = (body: string): string => {
    const [, packed] = STREAM.exec(body) ?? [];
    return packed && body.includes('/FlateDecode')
      ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      : '';
  };
  /** The texts of a font's codes. */
  const readCodes = (font: string): string[] => {
    const [, id] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)!)!;
    return [...inflate(objects.get(id!)!).matchAll(/\[(.*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/<([^>]*)>/g)].map(([, hex]) =>
        String.fromCharCode(...(hex!.match(/\S{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
      ),
    );
  };
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, readCodes(id!)] as const),
    ),
  );
  let codes: string[] = [];
  const runs = [...objects.values()].flatMap((body) =>
    [...inflate(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)].map(([, font, shown = '']) => {
      if (font) codes = fonts.get(font)!;
      const drawn = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      return drawn.map((code) => codes[Number.parseInt(code, 16)]).join('');
    }),
  );
  return runs.filter(Boolean).join('\n');
}
