/** The files of a new hub that are its own. They read well once Prettier has laid them out. */
import type { ResourceContract } from '@gym/graphql-api';
import { fieldsOf, type ScreenField, titleCase, wordsOf } from './create-hub-fields.ts';

export interface NewHub {
  /** `classes` */
  id: string;
  /** `Classes` */
  title: string;
  /** Its position in the navigation. */
  order: number;
  /** What its screen shows. */
  contract: ResourceContract;
}

/** All that the files speak of. */
interface Source extends NewHub {
  /** `parking pass`, `parking passes` */
  one: string;
  many: string;
  /** Begins the names of files: `parking-pass`, `parking-passes`. */
  oneFile: string;
  manyFile: string;
  /** `/classes/parking-passes` */
  path: string;
  fields: readonly ScreenField[];
  /** The first fields, for the columns of the list. */
  columns: readonly ScreenField[];
}

/** The text of each file, by its path in the hub's folder. */
export function sourcesOf(hub: NewHub): Record<string, string> {
  const source = describe(hub);
  const { id, oneFile, manyFile } = source;
  const folder = `src/${manyFile}`;
  return {
    'hub.manifest.ts': manifest(source),
    [`src/${id}.hub.tsx`]: hubFile(source),
    [`${folder}/${manyFile}.graphql.ts`]: documents(source),
    [`${folder}/${oneFile}.schema.ts`]: schema(source),
    [`${folder}/${manyFile}-screen.tsx`]: screen(source),
    [`${folder}/${manyFile}.browser.test.ts`]: browserTest(source),
  };
}

function describe(hub: NewHub): Source {
  const [one, many] = [wordsOf(hub.contract.singular), wordsOf(hub.contract.plural)];
  const [oneFile, manyFile] = [one.replaceAll(' ', '-'), many.replaceAll(' ', '-')];
  const fields = fieldsOf(hub.contract);
  return {
    ...hub,
    one,
    many,
    oneFile,
    manyFile,
    path: `/${hub.id}/${manyFile}`,
    fields,
    columns: fields.slice(0, 7),
  };
}

const manifest = ({ id, title, order, many, path, contract: { resource, plural } }: Source) => `
import type { HubManifest } from '@gym/hub-kit';

export const manifest = {
  contract: 1,
  id: '${id}',
  title: '${title}',
  icon: 'table',
  order: ${order},
  screens: {
    ${plural}: {
      path: '${path}',
      title: '${titleCase(many)}',
      icon: 'table',
      menu: '${resource}',
      requires: '${resource}:view',
    },
  },
} as const satisfies HubManifest;
`;

const hubFile = ({ manyFile, contract: { plural } }: Source) => `
import { defineHub } from '@gym/hub-kit';
import { manifest } from '../hub.manifest.ts';

export const hub = defineHub(manifest, {
  screens: {
    ${plural}: () => import('./${manyFile}/${manyFile}-screen.tsx'),
  },
});
`;

function documents({ fields, columns, contract: { type, singular, plural } }: Source): string {
  const listed = columns.map(({ name, reference }) =>
    reference ? `${reference.property} {\n          id\n          ${reference.title}\n        }` : name,
  );
  return `
import { graphql } from '@gym/hub-kit/graphql';

export const ${plural}Document = graphql(\`
  query ${pascalCase(plural)}($sort: [${type}Sort!], $page: PageInput, $search: String, $filter: ${type}Filter) {
    page: ${plural}(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        ${listed.join('\n        ')}
      }
      totalCount
    }
  }
\`);

export const ${singular}Document = graphql(\`
  query ${pascalCase(singular)}($id: ID!) {
    record: ${singular}(id: $id) {
      id
      version
      ${fields.map(({ name }) => name).join('\n      ')}
    }
  }
\`);

export const create${type}Document = graphql(\`
  mutation Create${type}($input: ${type}Input!) {
    record: create${type}(input: $input) {
      id
    }
  }
\`);

export const update${type}Document = graphql(\`
  mutation Update${type}($id: ID!, $patch: ${type}Patch!, $version: Int) {
    record: update${type}(id: $id, patch: $patch, version: $version) {
      id
    }
  }
\`);

export const delete${type}Document = graphql(\`
  mutation Delete${type}($id: ID!) {
    id: delete${type}(id: $id)
  }
\`);
${referencesOf(fields)
  .map(
    ({ options, resource }) => `
export const ${options} = graphql(\`
  query ${type}${pascalCase(resource.singular)}Options($search: String, $limit: Int, $ids: [ID!]) {
    options: ${resource.singular}Options(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
\`);
`,
  )
  .join('')}`;
}

function schema({ fields, contract: { singular, type } }: Source): string {
  const rules = fields.map(({ rule }) => rule).join(',\n  ');
  const yup = ['array', 'boolean', 'number', 'object', 'string'].filter(name =>
    `object(${rules}`.includes(`${name}(`),
  );
  return `
${rules.includes('dayText(') ? "import { dayText } from '@gym/hub-kit/screen';" : ''}
import { ${yup.join(', ')} } from 'yup';

export const ${singular}Schema = object({
  ${rules},
});

export const empty${type} = () => ({
  ${fields.map(({ empty }) => empty).join(',\n  ')},
});
`;
}

function screen(source: Source): string {
  const { fields, columns, one, many, oneFile, manyFile, contract } = source;
  const { resource, type, singular, plural, defaultSort } = contract;
  const shown = columns.map(({ column }) => column).join(',\n    ');
  const formats = ['formatDay', 'formatMoney', 'formatNumber', 'formatWord'].filter(name =>
    shown.includes(name),
  );
  const documents = [
    `${plural}Document`,
    `${singular}Document`,
    `create${type}Document`,
    `update${type}Document`,
    `delete${type}Document`,
    ...referencesOf(fields).map(({ options }) => options),
  ];
  return `
${formats.length > 0 ? `import { ${formats.join(', ')} } from '@gym/hub-kit';` : ''}
import { CrudScreen, defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { empty${type}, ${singular}Schema } from './${oneFile}.schema.ts';
import { ${documents.sort().join(', ')} } from './${manyFile}.graphql.ts';

const ${plural}Screen = defineScreen({
  resource: '${resource}',
  title: '${titleCase(many)}',
  icon: 'table',
  addLabel: 'Add ${titleCase(one)}',
  entity: { one: '${one}', many: '${many}' },
  documents: {
    list: ${plural}Document,
    get: ${singular}Document,
    create: create${type}Document,
    update: update${type}Document,
    remove: delete${type}Document,
  },
  columns: [
    ${shown},
  ],
  filters: defineFilters(${plural}Document, [
    ${fields.flatMap(({ filter }) => filter ?? []).join(',\n    ')},
  ]),
  sort: { ${defaultSort.map(({ field, direction }) => `${field}: '${direction.toLowerCase()}'`).join(', ')} },
  pageSize: 10,
  pageSizes: [5, 10, 25],
  form: {
    schema: ${singular}Schema,
    empty: empty${type},
    sections: [
      {
        title: '${titleCase(one)}',
        fields: [
          ${fields.map(({ input }) => input).join(',\n          ')},
        ],
      },
    ],
  },
});

export default function ${pascalCase(plural)}Screen() {
  return <CrudScreen screen={${plural}Screen} />;
}
`;
}

function browserTest({ title, one, many, path, fields, contract: { resource } }: Source): string {
  const fills = fields.flatMap(({ fill }) => (fill ? `await ${fill};` : [])).join('\n  ');
  const helpers = ['chooseFirst', 'combobox', 'dialogOf', 'textBox', 'toastOf'].filter(
    name => name.endsWith('Of') || fills.includes(`${name}(`),
  );
  return `
import { ${helpers.join(', ')} } from '@gym/hub-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../../gateway/testing/accessibility.ts';
import { type Browser, openBrowser, openPage } from '../../../gateway/testing/browser.ts';
import { type TestApp, startTestApp, tokenOf } from '../../../gateway/testing/test-app.ts';
import { changeGrant } from '../../../gateway/testing/records.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ demo: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

it('lists ${many} and takes a new one', async () => {
  const page = await openPage(browser, app.url, { token: await tokenOf(app, 'admin') });
  await page.getByRole('button', { name: '${title}', exact: true }).click();
  await page.getByRole('link', { name: '${titleCase(many)}', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '${titleCase(many)}' }).waitFor();
  await page.getByRole('button', { name: /^Edit / }).first().waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add ${titleCase(one)}' }).click();
  const dialog = dialogOf(page, 'Add ${titleCase(one)}');
  ${fills}
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, '${one.charAt(0).toUpperCase() + one.slice(1)} created successfully').waitFor();
});

it('is not there for who may not view ${many}', async () => {
  await changeGrant(app, 'Reception', '${resource}', { canView: true, menuVisible: true });
  const page = await openPage(browser, app.url, {
    token: await tokenOf(app, 'reception'),
    expected: [/requires the permission/],
  });
  const category = page.getByRole('button', { name: '${title}', exact: true });
  await category.waitFor();

  await changeGrant(app, 'Reception', '${resource}', { canView: false });
  await category.waitFor({ state: 'detached' });
  await page.goto(\`\${app.url}${path}\`);
  await page.waitForURL(\`\${app.url}/\`);
  expect(await category.count()).toBe(0);
});
`;
}

/** What the fields refer to, each once. */
function referencesOf(fields: readonly ScreenField[]) {
  const references = fields.flatMap(({ reference }) => reference ?? []);
  return references.filter(
    ({ options }, index) => references.findIndex(other => other.options === options) === index,
  );
}

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
