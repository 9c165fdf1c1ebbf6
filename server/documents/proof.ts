/** What leads the holder of a document to its public proof: a QR code and its address. */
import QrCode from 'qrcode';
import { INK, INNER, MARGIN, MM, PAGE, rule, type Sheet, type Style, write } from './sheet.ts';

/** To be read by a phone from a hand's breadth. */
const SIDE = 24 * MM;
const HEIGHT = SIDE + 18;

/** Each row's dark modules as bars, so that no hairlines show between them. */
function drawCode(sheet: Sheet, text: string, x: number, y: number): void {
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

const topOf = (bottom: number): number => PAGE.height - bottom - HEIGHT;
/** @param end where the text ends */
export const hasRoomForProof = (end: number, bottom: number): boolean => end <= topOf(bottom) - 8;

/** At the bottom of the last page, or of a new one if there is no room. @param end where the text ends */
export function writeProof(
  sheet: Sheet,
  { url, end, bottom }: { url: string; end: number; bottom: number },
  { before, after }: { before: string; after: string },
): void {
  const top = topOf(bottom);
  if (!hasRoomForProof(end, bottom)) sheet.addPage();
  sheet.page.margins.bottom = 0;
  rule(sheet, top);
  const style: Style = { face: 'text', size: 9, color: INK.mute, width: INNER - SIDE - 40 };
  const address: Style = { ...style, face: 'mono', size: 8.5, color: INK.full };
  let y = write(sheet, before, MARGIN, top + 16, style) + 1;
  y = write(sheet, url.replace(/^https?:\/\//, ''), MARGIN, y, address) + 1;
  write(sheet, after, MARGIN, y, style);
  drawCode(sheet, url, PAGE.width - MARGIN - SIDE, top + 12);
}
