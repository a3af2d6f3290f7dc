import type { ApiError } from '../../common/errors.ts';

/** Why a record was rejected. */
export interface Reason {
  reason: string;
  /** The template of the reason as JSON, by which clients translate it; null for one that is only in English. */
  reasonTemplate: string | null;
}

interface Part {
  /** Null for the whole record. */
  field: string | null;
  text: string;
  template: Template | null;
}

interface Template {
  template: string;
  values: object;
}

/** Why a record was rejected, field by field. */
export const reasonsOf = (error: ApiError): ({ field: string | null } & Reason)[] =>
  partsOf(error).map(({ field, text, template }) => ({ field, ...reasonFrom(text, template) }));

/** The messages of the fields of an error as one, else that of the error. */
export function reasonOf(error: ApiError): Reason {
  const [first, ...more] = partsOf(error);
  const whole = more.reduce<Omit<Part, 'field'>>(
    (before, last) => ({
      text: `${before.text}; ${last.text}`,
      template: {
        template: '{before}; {last}',
        values: { before: before.template ?? before.text, last: last.template ?? last.text },
      },
    }),
    first!,
  );
  return reasonFrom(whole.text, whole.template);
}

function partsOf({ message, extensions }: ApiError): Part[] {
  const {
    fields = {},
    fieldTemplates = {},
    template,
    values = {},
  } = extensions as Partial<Template> & {
    fields?: Record<string, string>;
    fieldTemplates?: Record<string, Template>;
  };
  const parts = Object.entries(fields).map(([field, text]) => ({
    field,
    text,
    template: fieldTemplates[field] ?? null,
  }));
  const whole = {
    field: null,
    text: message,
    template: template === undefined ? null : { template, values },
  };
  return parts.length > 0 ? parts : [whole];
}

const reasonFrom = (reason: string, template: Template | null): Reason => ({
  reason,
  reasonTemplate: template && JSON.stringify(template),
});
