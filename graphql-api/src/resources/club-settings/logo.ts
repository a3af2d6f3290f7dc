import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Tx } from '../../database/tx.ts';
import PDFDocument from 'pdfkit';
import { PNG } from 'pngjs';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';

/** In bytes. */
const MAX_LOGO = 200_000;
/** Of width and height of a PNG, in pixels: a small file can contain an image that takes gigabytes. */
const MAX_SIDE = 2_000;
/** Of the pixels with 16 bits for each color and the byte that begins a line. */
const MAX_PIXEL_BYTES = (8 * MAX_SIDE + 1) * MAX_SIDE;
/** Earlier logos that are kept for undoing a change. */
const KEPT_LOGOS = 10;

/**
 * The types of logos by extension, with the bytes at the beginning of such a file: those that a PDF can contain. SVG can
 * contain scripts, and is none.
 */
const TYPES = {
  png: { type: 'image/png', isTypeOf: (content: Buffer) => startsWith(content, '89504e470d0a1a0a') },
  jpg: { type: 'image/jpeg', isTypeOf: (content: Buffer) => startsWith(content, 'ffd8ff') },
} as const;

const startsWith = (content: Buffer, hex: string) => content.toString('hex', 0, hex.length / 2) === hex;

/** The media type of the file of a logo. */
export const typeOfLogo = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof TYPES].type;

/**
 * Stores a logo in the transaction of `tx`.
 * @param base64 PNG or JPEG
 * @returns the name of its file
 * @throws BAD_USER_INPUT at `logo`
 */
export async function storeLogo(base64: string, tx: Tx): Promise<string> {
  const content = Buffer.from(base64, 'base64');
  const extension = Object.entries(TYPES).find(([, { isTypeOf }]) => isTypeOf(content))?.[0];
  if (!extension) throw badInput({ logo: msg('The logo must be a PNG or JPEG file') });
  if (content.length > MAX_LOGO)
    throw badInput({ logo: msg('The logo may have {size} kB at the most', { size: MAX_LOGO / 1000 }) });
  checkImage(content);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const file = `${hash}.${extension}`;
  await tx.query(
    `insert into club_logo (file, content) values (?, ?) on conflict (file) do update set stored_at = now()`,
    [file, content],
  );
  await tx.query(
    `delete from club_logo where file not in (select file from club_logo order by stored_at desc limit ?)`,
    [KEPT_LOGOS],
  );
  return file;
}

/** A method of pdfkit that its types leave out. */
interface ImageReader {
  openImage(content: Buffer): {
    /** The compressed pixels of a PNG. */
    imgData?: Uint8Array;
  };
}

/** Reads the image: a damaged one would fail every document that shows it. @throws BAD_USER_INPUT at `logo` */
function checkImage(content: Buffer): void {
  if (TYPES.png.isTypeOf(content) && isLarge(content))
    throw badInput({
      logo: msg('The logo may be {size} pixels wide and high at the most', { size: MAX_SIDE }),
    });
  try {
    if (TYPES.png.isTypeOf(content)) PNG.sync.read(content);
    // A JPEG is put into documents as it is. pdfkit reads the pixels of a PNG to their end, which pngjs does not.
    const reader = new PDFDocument({ size: [1, 1] }) as unknown as ImageReader;
    const { imgData } = reader.openImage(content);
    if (imgData) inflateSync(imgData, { maxOutputLength: MAX_PIXEL_BYTES });
  } catch {
    throw badInput({ logo: msg('The logo is damaged. Choose another file.') });
  }
}

/** By the width and the height that follow the signature and the name of the first chunk. */
const isLarge = (png: Buffer) =>
  png.length >= 24 && Math.max(png.readUInt32BE(16), png.readUInt32BE(20)) > MAX_SIDE;
