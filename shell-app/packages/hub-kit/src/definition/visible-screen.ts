import type { Permission } from '../common/permission.ts';
import type { AnyScreen } from './define-screen.ts';

interface Needy {
  requires?: Permission;
}

/** By the permissions that the user lacks. */
const visible = new WeakMap<AnyScreen, Map<string, AnyScreen>>();

/** A screen without the columns, filters and fields that need a permission which the user lacks; the same screen mostly. */
export function visibleScreen<Screen extends object>(
  screen: Screen,
  can: (permission: Permission) => boolean,
): Screen {
  const all = screen as unknown as AnyScreen;
  const { columns, exportOnly = [], filters, form, addForm = form } = all;
  const parts: readonly Needy[] = [
    ...columns,
    ...exportOnly,
    ...(filters?.fields ?? []),
    ...[form, addForm].flatMap(({ sections }) => sections.flatMap(({ fields }) => fields)),
  ];
  const missing = new Set(parts.flatMap(({ requires }) => (requires && !can(requires) ? [requires] : [])));
  if (missing.size === 0) return screen;
  const key = [...missing].toSorted().join(' ');
  const known = visible.get(all) ?? new Map<string, AnyScreen>();
  visible.set(all, known);
  const existing =
    known.get(key) ?? without(all, ({ requires }) => requires !== undefined && missing.has(requires));
  known.set(key, existing);
  return existing as unknown as Screen;
}

function without(screen: AnyScreen, isHidden: (part: Needy) => boolean): AnyScreen {
  const { columns, exportOnly, filters, form, addForm } = screen;
  const shown = <Part extends Needy>(parts: readonly Part[]) => parts.filter(part => !isHidden(part));
  return {
    ...screen,
    columns: shown(columns),
    exportOnly: exportOnly && shown(exportOnly),
    filters: filters && { ...filters, fields: shown(filters.fields) },
    form: formWithout(form, isHidden),
    addForm: addForm && formWithout(addForm, isHidden),
  };
}

function formWithout(form: AnyScreen['form'], isHidden: (part: Needy) => boolean): AnyScreen['form'] {
  const fields = form.sections.flatMap(section => section.fields);
  const hidden = new Set(fields.filter(isHidden).map(({ name }) => name));
  const withoutHidden = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
  return {
    ...form,
    rules: withoutHidden(form.rules),
    empty: context => withoutHidden(form.empty(context)),
    sections: form.sections
      .map(section => ({ ...section, fields: section.fields.filter(({ name }) => !hidden.has(name)) }))
      .filter(section => section.fields.length > 0),
  };
}
