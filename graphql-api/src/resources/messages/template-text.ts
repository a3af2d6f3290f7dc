import { Liquid, LiquidError, type Template } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import type { TemplateValues } from './template-variables.ts';

/** Of one text, with its values, in characters. */
const LONGEST_RENDERED = 50_000;

/** The characters that mean something within a line of Markdown: of emphasis, code, links, HTML and entities. */
const MARKUP = /[\\`*_[\]<>&~#|]/g;

/** Values are text, whatever they contain, and stay within their line. */
const escapeMarkdown = (value: unknown) =>
  String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(MARKUP, String.raw`\$&`);

const limits = {
  /** Characters that are parsed, milliseconds of rendering and characters that are allocated. */
  parseLimit: 50_000,
  renderLimit: 200,
  memoryLimit: 1_000_000,
  ownPropertyOnly: true,
  strictVariables: true,
  strictFilters: true,
  lenientIf: true,
  /** No file is ever read. */
  templates: {},
} as const;

const markdownEngine = sandboxed(new Liquid({ ...limits, outputEscape: escapeMarkdown }));
const plainEngine = sandboxed(new Liquid(limits));

/** Takes away what reads other templates, and the filter that would circumvent the escaping. */
function sandboxed(engine: Liquid): Liquid {
  for (const tag of ['include', 'render', 'layout', 'block']) delete engine.tags[tag];
  delete engine.filters['raw'];
  return engine;
}

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false }).disable('image');

/**
 * Validates the text of a template.
 * @param names the variables that exist
 * @returns the message by field; empty when the text is right
 */
export function templateErrors(
  field: string,
  text: string,
  names: readonly string[],
): Record<string, string> {
  const parsed = parse(text);
  if (typeof parsed === 'string') return { [field]: parsed };
  const unknown = unknownVariables(parsed, names);
  if (unknown.length === 0) return {};
  const which = unknown.map(name => `{{ ${name} }}`).join(', ');
  return { [field]: `Unknown variable: ${which}. These exist: ${names.join(', ')}` };
}

/** The parsed text, or why it cannot be parsed. */
function parse(text: string): Template[] | string {
  try {
    return markdownEngine.parse(text);
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error;
    const [reason] = error.message.split(', line');
    return `The text cannot be read: ${reason}`;
  }
}

const NAMED = 5;

function unknownVariables(parsed: Template[], names: readonly string[]): string[] {
  const groups = new Set(names.map(name => name.split('.')[0]));
  const used = markdownEngine.globalFullVariablesSync(parsed);
  // A group of variables may be used as a condition.
  return used.filter(name => !names.includes(name) && !groups.has(name)).slice(0, NAMED);
}

/**
 * Fills the variables of a text in Markdown. Values are escaped: they are text, whatever characters they contain.
 * @throws LiquidError for a variable without a value, and beyond the limits of time and size
 */
export const fillBody = (text: string, values: TemplateValues): string =>
  limited(markdownEngine.parseAndRenderSync(text, values));

/** The same for a subject, which is plain text of one line. */
export const fillSubject = (text: string, values: TemplateValues): string =>
  oneLine(limited(plainEngine.parseAndRenderSync(text, values)));

/** A text without line breaks and control characters, which headers of an e-mail must not contain. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const limited = (text: string) => text.slice(0, LONGEST_RENDERED);

/** Markdown as HTML without scripts, images and HTML of its own. */
export const toHtml = (text: string): string => markdown.render(text);

/** Markdown as plain text: without the backslashes before punctuation. */
export const toPlainText = (text: string): string => text.replaceAll(/\\([\\`*_[\]<>&~#|])/g, '$1');
