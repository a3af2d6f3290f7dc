import { allResources } from '../declaration/resource.ts';
import { defaultGrants, type GrantRow } from '../seed/grants.ts';
import { masterDataRows, type MasterDataRow } from '../seed/master-data.ts';

/**
 * The statements that add to an existing database what a new one is filled with: the permissions of the tables that the
 * statements of a migration create, and the choices of drop-downs that only new columns have.
 */
export function seedStatements(statements: string): string[] {
  const created = allResources().filter(({ table }) => creates(statements, table));
  return [...created.map(({ resource }) => grantsOf(resource)), ...choiceStatements(statements)];
}

const creates = (statements: string, table: string) => statements.includes(`create table "${table}" `);

function grantsOf(resource: string): string {
  const rows = defaultGrants.filter(grant => grant.resource === resource).map(rowOf);
  return `insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
${rows.join(',\n')}
on conflict ("role", "resource") do nothing;`;
}

function rowOf({ role, resource, canView, canAdd, canEdit, canDelete, menuVisible }: GrantRow): string {
  return `  ('${role}', '${resource}', ${canView}, ${canAdd}, ${canEdit}, ${canDelete}, ${menuVisible})`;
}

/** The statement that adds the choices of the drop-downs that only new columns have. */
function choiceStatements(statements: string): string[] {
  const columns = allResources().flatMap(resource =>
    resource.columns
      .filter(({ masterData }) => masterData)
      .map(({ column, masterData }) => ({
        key: dropdownKey(masterData!.page, masterData!.dropdown),
        isNew: addsColumn(statements, resource.table, column!),
      })),
  );
  const earlier = new Set(columns.flatMap(({ key, isNew }) => (isNew ? [] : [key])));
  const rows = masterDataRows().filter(
    ({ page, dropdownName }) => !earlier.has(dropdownKey(page, dropdownName)),
  );
  if (rows.length === 0) return [];
  return [
    `insert into "master_data_item" ("page", "dropdown_name", "value", "display_text", "sort_order", "is_active") values
${rows.map(choiceRowOf).join(',\n')}
on conflict do nothing;`,
  ];
}

const dropdownKey = (page: string, dropdown: string) => `${page}.${dropdown}`;

const addsColumn = (statements: string, table: string, column: string) =>
  creates(statements, table) ||
  new RegExp(`alter table "${table}" [^;]*\\badd (?:column )?"${column}" `).test(statements);

const choiceRowOf = ({ page, dropdownName, value, displayText, sortOrder }: MasterDataRow) =>
  `  (${[page, dropdownName, value, displayText].map(quoted).join(', ')}, ${sortOrder}, true)`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
