import { sentenceCase, titleCase } from './labels.ts';

export interface Messages {
  listFailed: string;
  detailsFailed: string;
  /** The toast when nothing was proposed for a new record; its form opens all the same. */
  prepareFailed: string;
  saveFailed: string;
  deleteFailed: string;
  exportFailed: string;
  created: string;
  updated: string;
  deleted: string;
  /** The toast when the form does not pass its own check. */
  invalid: string;
  /** The toast when something required is missing; that of `invalid` unless given. */
  incomplete?: string;
  confirmDelete: string;
}

/** When a form does not pass its own check. */
export const INVALID = 'Please fix the form errors';

/** The records of a screen in the middle of a sentence: `parking pass`, `parking passes`. */
interface Entity {
  one: string;
  many: string;
}

/**
 * The texts that follow from the entity's words, as the catalogues have them: a new resource needs translations of its
 * words only.
 */
export const MESSAGE_TEMPLATES = {
  listFailed: 'Failed to fetch {many}',
  detailsFailed: 'Failed to fetch {one} details',
  prepareFailed: 'Failed to prepare {one} form',
  saveFailed: 'Failed to save {one}',
  deleteFailed: 'Failed to delete {one}',
  exportFailed: 'Failed to export {many}',
  created: '{subject} created successfully',
  updated: '{subject} updated successfully',
  deleted: '{subject} deleted successfully',
  confirmDelete: 'Are you sure you want to delete this {one}?',
  addTitle: 'Add {title}',
  editTitle: 'Edit {title}',
} as const;

type Words = Pick<Entity, 'one'> & Partial<Entity>;

const filled = (template: string, { one, many }: Words): string =>
  template.replace(
    /{(\w+)}/,
    (_, name: string) => ({ one, many, subject: sentenceCase(one), title: titleCase(one) })[name] ?? '',
  );

/** The texts of a screen: its own, else those that follow from the entity's name. */
export function messagesOf(screen: { entity: Entity; messages?: Partial<Messages> }): Messages {
  const derived = Object.fromEntries(
    Object.entries(MESSAGE_TEMPLATES).map(([name, template]) => [name, filled(template, screen.entity)]),
  ) as Record<keyof typeof MESSAGE_TEMPLATES, string>;
  return { ...derived, invalid: INVALID, ...screen.messages };
}

interface Titled {
  entity: { one: string };
  dialogTitles?: { add?: string; edit?: string };
}

/** What a record's dialog is called. */
export function dialogTitle(
  { entity, dialogTitles }: Titled,
  mode: 'add' | 'open',
  editable: boolean,
): string {
  const isNew = mode === 'add';
  if (!isNew && !editable) return titleCase(entity.one);
  return (
    dialogTitles?.[isNew ? 'add' : 'edit'] ??
    filled(MESSAGE_TEMPLATES[`${isNew ? 'add' : 'edit'}Title`], entity)
  );
}
