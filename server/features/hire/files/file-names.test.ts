import { expect, test } from 'vitest';
import { asAttachment, fileNameFor } from './file-names.ts';

test.each([
  ['sketch.png', 'image/png', 'sketch.png'],
  ['Sketch.JPEG', 'image/jpeg', 'Sketch.jpeg'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['../../etc/passwd', 'application/zip', 'etc passwd.zip'],
  ['C:\\work\\final.zip', 'application/zip', 'C work final.zip'],
  // Right-to-left override: it would read "annexe.pdf".
  ['ann\u202efdp.exe', 'application/pdf', 'ann fdp.exe.pdf'],
  ['.png', 'image/png', 'png.png'],
  ['...', 'application/pdf', 'file.pdf'],
  ['plan', 'application/zip', 'plan.zip'],
  ['x'.repeat(255), 'image/webp', `${'x'.repeat(200)}.webp`],
] as const)('%s, which is %s, is kept as %s', (name, type, kept) => {
  expect(fileNameFor(name, type)).toBe(kept);
});

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  [
    'Entwürfe (2).zip',
    `attachment; filename="Entw_rfe (2).zip"; filename*=UTF-8''Entw%C3%BCrfe%20%282%29.zip`,
  ],
  [`it's "so".pdf`, `attachment; filename="it's _so_.pdf"; filename*=UTF-8''it%27s%20%22so%22.pdf`],
])('%s is sent as an attachment', (name, header) => expect(asAttachment(name)).toBe(header));
