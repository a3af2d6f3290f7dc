import { Liquid, LiquidError, type Template } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import { badInput } from '../../common/errors.ts';
import { Message, msg } from '../../common/message.ts';
import { namesOf, type TemplateValues } from './template-variables.ts';

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
  memoryLimit: 100_000,
  ownPropertyOnly: true,
  strictVariables: true,
  strictFilters: true,
  lenientIf: true,
  /** No file is ever read. */
  templates: {},
} as const;

const markdownEngine = sandboxed(new Liquid({ ...limits, outputEscape: escapeMarkdown }));
const plainEngine = sandboxed(new Liquid(limits));

/**
 * Takes away what reads other templates, the filter that would circumvent the escaping, and loops: variables are texts, not
 * lists, and a loop would hold up the process until the limit of time ends it.
 */
function sandboxed(engine: Liquid): Liquid {
  for (const tag of ['include', 'render', 'layout', 'block', 'for', 'tablerow']) delete engine.tags[tag];
  delete engine.filters['raw'];
  return engine;
}

const markdown = new MarkdownIt({ html: false, breaks: true, linkify: false }).disable('image');

/** The message by field; empty when the text can be parsed and only `names` are its variables. */
function templateErrors(field: string, text: string, names: readonly string[]): Record<string, Message> {
  const parsed = parse(text);
  if (parsed instanceof Message) return { [field]: parsed };
  const unknown = unknownVariables(parsed, names);
  if (unknown.length === 0) return {};
  const which = unknown.map(name => `{{ ${name} }}`).join(', ');
  return {
    [field]: msg('Unknown variable: {names}. These exist: {existing}', {
      names: which,
      existing: names.join(', '),
    }),
  };
}

/** Brackets within brackets. The variables of deeper ones take Liquid seconds to list. */
const DEEPEST_BRACKETS = 20;

function hasDeepBrackets(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]]/g)) {
    depth = bracket === '[' ? depth + 1 : Math.max(depth - 1, 0);
    if (depth > DEEPEST_BRACKETS) return true;
  }
  return false;
}

/** The parsed text, or why it cannot be parsed. */
function parse(text: string): Template[] | Message {
  if (hasDeepBrackets(text))
    return msg('The text has more than {max} brackets within each other', { max: DEEPEST_BRACKETS });
  try {
    return markdownEngine.parse(text);
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error;
    return msg('The text cannot be read: {reason}', { reason: reasonOf(error) });
  }
}

/** Without the place in the text, which users do not see as lines and columns. */
const reasonOf = (error: unknown) => (error as Error).message.split(', line')[0]!;

const NAMED = 5;

function unknownVariables(parsed: Template[], names: readonly string[]): string[] {
  const groups = new Set(names.map(name => name.split('.')[0]));
  const used = markdownEngine.globalFullVariablesSync(parsed);
  // A group of variables may be used as a condition.
  return used.filter(name => !names.includes(name) && !groups.has(name)).slice(0, NAMED);
}

export interface MessageTexts {
  /** One line of plain text. */
  subject: string;
  /** In Markdown. */
  body: string;
}

/**
 * Fills subject and body. Values are escaped in Markdown: they are text, whatever characters they contain.
 * @throws BAD_USER_INPUT by field: for an unknown variable, and for a text that is empty or beyond the limits of time and
 * size once it is filled
 */
export function fillTexts({ subject, body }: MessageTexts, values: TemplateValues): MessageTexts {
  const names = namesOf(values);
  const errors = { ...templateErrors('subject', subject, names), ...templateErrors('body', body, names) };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { subject: fill('subject', subject, values), body: fill('body', body, values) };
}

const engines = { subject: plainEngine, body: markdownEngine };

function fill(field: keyof MessageTexts, text: string, values: TemplateValues): string {
  let filled: string;
  try {
    filled = storable(String(engines[field].parseAndRenderSync(text, values)).slice(0, LONGEST_RENDERED));
  } catch (error) {
    const reason = reasonOf(error);
    const isTooMuch = reason.endsWith('limit exceeded');
    throw badInput({
      [field]: isTooMuch
        ? msg('The text takes too long to fill, or becomes too long')
        : msg('The text cannot be filled: {reason}', { reason }),
    });
  }
  const shown = field === 'subject' ? oneLine(filled) : filled;
  if (shown.trim() === '')
    throw badInput({ [field]: msg('The text is empty once its variables are filled') });
  return shown;
}

/** A text can contain half a character, and a filter can write a NUL: PostgreSQL stores neither. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');

/** A text without line breaks and control characters, which headers of an e-mail must not contain. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Markdown as HTML without scripts, images and HTML of its own. */
export const toHtml = (text: string): string => markdown.render(text);

/** Markdown as plain text: without the backslashes before punctuation. */
export const toPlainText = (text: string): string => text.replaceAll(/\\([\\`*_[\]<>&~#|])/g, '$1');
