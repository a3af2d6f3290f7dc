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

/** The texts of a screen: its own, else those that follow from the entity's name. */
export function messagesOf(screen: {
  entity: { one: string; many: string };
  messages?: Partial<Messages>;
}): Messages {
  const { one, many } = screen.entity;
  const subject = sentenceCase(one);
  return {
    listFailed: `Failed to fetch ${many}`,
    detailsFailed: `Failed to fetch ${one} details`,
    prepareFailed: `Failed to prepare ${one} form`,
    saveFailed: `Failed to save ${one}`,
    deleteFailed: `Failed to delete ${one}`,
    exportFailed: `Failed to export ${many}`,
    created: `${subject} created successfully`,
    updated: `${subject} updated successfully`,
    deleted: `${subject} deleted successfully`,
    invalid: 'Please fix the form errors',
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    ...screen.messages,
  };
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
  const one = titleCase(entity.one);
  if (mode === 'add') return dialogTitles?.add ?? `Add ${one}`;
  return editable ? (dialogTitles?.edit ?? `Edit ${one}`) : one;
}
