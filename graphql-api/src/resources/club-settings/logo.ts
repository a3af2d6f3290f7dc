import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../common/errors.ts';

/** In bytes. */
const MAX_LOGO = 200_000;
/** Earlier logos that are kept for undoing a change. */
const KEPT_LOGOS = 10;

/** The types of logos by extension, with the bytes at the beginning of such a file. SVG can contain scripts, and is none. */
const TYPES = {
  png: { type: 'image/png', isTypeOf: (content: Buffer) => startsWith(content, '89504e470d0a1a0a') },
  jpg: { type: 'image/jpeg', isTypeOf: (content: Buffer) => startsWith(content, 'ffd8ff') },
  webp: {
    type: 'image/webp',
    isTypeOf: (content: Buffer) =>
      startsWith(content, '52494646') && content.subarray(8, 12).toString('latin1') === 'WEBP',
  },
} as const;

const startsWith = (content: Buffer, hex: string) => content.toString('hex', 0, hex.length / 2) === hex;

/** The media type of the file of a logo. */
export const typeOfLogo = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof TYPES].type;

/**
 * Stores a logo in the transaction of `em`.
 * @param base64 PNG, JPEG or WebP
 * @returns the name of its file
 * @throws BAD_USER_INPUT at `logo`
 */
export async function storeLogo(base64: string, em: EntityManager): Promise<string> {
  const content = Buffer.from(base64, 'base64');
  const extension = Object.entries(TYPES).find(([, { isTypeOf }]) => isTypeOf(content))?.[0];
  if (!extension) throw badInput({ logo: 'The logo must be a PNG, JPEG or WebP file' });
  if (content.length > MAX_LOGO)
    throw badInput({ logo: `The logo may have ${MAX_LOGO / 1000} kB at the most` });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const file = `${hash}.${extension}`;
  await em.execute(
    `insert into club_logo (file, content) values (?, ?) on conflict (file) do update set stored_at = now()`,
    [file, content],
  );
  await em.execute(
    `delete from club_logo where file not in (select file from club_logo order by stored_at desc limit ?)`,
    [KEPT_LOGOS],
  );
  return file;
}
