import { expect, test } from 'vitest';
import { certificateNumber, printedCode, readCode } from './code.ts';

test('a code is read as it is typed', () => {
  for (const typed of ['3MDK-T4QX', '3mdkt4qx', ' 3MDK T4QX ', 'ATC-2026-3MDK-T4QX'])
    expect(readCode(typed)).toBe('3MDKT4QX');
  // Its own beginning may look like the number's.
  expect(readCode('ATC2-3456')).toBe('ATC23456');
});

test('characters that look alike are in no code', () => {
  for (const typed of ['3MDK-T4OX', '3MDK-T40X', '3MDK-T4IX', '3MDK-T41X', '3MDK', '', '0'.repeat(32)])
    expect(readCode(typed)).toBeNull();
});

test('is printed in two groups, with the year of issue', () => {
  expect(printedCode('3MDKT4QX')).toBe('3MDK-T4QX');
  expect(certificateNumber('3MDKT4QX', new Date('2026-11-18T00:00:00Z'))).toBe('ATC-2026-3MDK-T4QX');
});
