/** The mark that leads a holder of the paper to its verification: a QR code and its URL. */
import QrCode from 'qrcode';
import { FOOT, INK, INNER, MARGIN, MM, PAGE, rule, type Sheet, write } from './sheet.ts';

/** Stands above the footer, with its rule. Sized to be read by a phone from a hand's breadth. */
export const SIDE = 24 * MM;
const HEIGHT = SIDE + 18;

/** Each row's dark modules as bars, so that no hairlines show between them. */
export function drawCode(sheet: Sheet, text: string, x: number, y: number): void {
  const { modules } = QrCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = SIDE / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to++;
      if (to > from) sheet.rect(x + from * unit, y + row * unit, (to - from) * unit, unit * 1.02);
      from = to;
    }
  }
  sheet.fill(INK.full);
}

/** At the bottom of the last page, or of a new one if there is no room. @param end where the text ends */
export function writeVerifyMark(sheet: Sheet, url: string, end: number): void {
  const top = PAGE.height - FOOT - HEIGHT;
  if (end > top - 8) sheet.addPage();
  rule(sheet, top);
  const y = top + 12;
  const width = INNER - SIDE - 24;
  const below = write(sheet, 'Is this receipt genuine?', MARGIN, y + 4, {
    face: 'strong',
    size: 10.5,
    width,
  });
  const hint = 'Scan the code, or open the address below. You can compare this file there, too.';
  const next = write(sheet, hint, MARGIN, below + 2, { face: 'text', size: 9, color: INK.soft, width });
  write(sheet, url, MARGIN, next + 4, { face: 'mono', size: 8, color: INK.soft, width });
  drawCode(sheet, url, PAGE.width - MARGIN - SIDE, y);
}
