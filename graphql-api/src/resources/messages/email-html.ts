import { currentClubSettings } from '../../common/club-settings.ts';
import { toHtml } from './template-text.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => escaped[character]!);

/** A message as HTML with the name and the address of the club: one document without scripts and remote content. */
export const toEmailHtml = (subject: string, body: string): string => emailDocument(subject, toHtml(body));

/** The same of a content that is HTML. */
export function emailDocument(subject: string, content: string): string {
  const { name, address, email, phone, locale } = currentClubSettings();
  const footer = [name, ...(address ?? '').split('\n'), phone ?? '', email ?? ''];
  const lines = footer.map(line => line.trim()).filter(Boolean);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif">
<div style="max-width: 600px; margin: 0 auto; overflow-wrap: anywhere">
<p style="margin: 0 0 24px; font-size: 20px; font-weight: 600">${escapeHtml(name)}</p>
${content}<hr style="margin: 32px 0 16px; border: 0; border-top: 1px solid #8884">
<p style="margin: 0; font-size: 13px">${lines.map(escapeHtml).join(' · ')}</p>
</div>
</body>
</html>
`;
}
