import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp();

const ask = (query: string) => app.as('admin').request(query);
const refused = (message: RegExp) => ({
  code: 'BAD_USER_INPUT',
  message: expect.stringMatching(message),
});
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('the shape of a request is bounded', () => {
  test('though fragments are spread again and again', async () => {
    const spread = (name: string) => ` ...${name}`.repeat(290);
    const chain = ['A', 'B', 'C', 'D'].map(
      (name, at) => `fragment ${name} on Query {${spread('BCDE'[at]!)} }`,
    );
    const query = `{${spread('A')} } ${chain.join(' ')} fragment E on Query { members { totalCount } }`;
    expect(await ask(query)).toEqual({ members: { totalCount: 0 } });
  }, 10_000);

  test('in depth', async () => {
    /** Lists within lists, with three steps from one to the next. */
    const nested = (lists: number, innermost: string): string =>
      lists === 0 ? innermost : `assignedTrainer { members { items { ${nested(lists - 1, innermost)} } } }`;
    const tooDeep = refused(/depth limit of 12 exceeded/);
    await ask(`{ members { items { ${nested(3, 'id')} } } }`);
    await expect(
      ask(`{ members { items { ${nested(3, 'assignedTrainer { id }')} } } }`),
    ).rejects.toMatchObject(tooDeep);
    const fragments = [0, 1, 2, 3].map(n => `fragment F${n} on Member { ${nested(1, `...F${n + 1}`)} }`);
    await expect(
      ask(`{ members { items { ...F0 } } } ${fragments.join(' ')} fragment F4 on Member { id }`),
    ).rejects.toMatchObject(tooDeep);
    const types = 'fields { type { fields { type { fields { type { name } } } } } }';
    await expect(ask(`{ __schema { types { ${types} } } }`)).rejects.toMatchObject(
      refused(/introspection depth/),
    );
  });

  test('in aliases', async () => {
    await ask(`{ ${times(30, n => `a${n}: loginHint`)} }`);
    await expect(ask(`{ ${times(31, n => `a${n}: loginHint`)} }`)).rejects.toMatchObject(
      refused(/[Aa]liases limit of 30 exceeded/),
    );
    const parts = times(
      4,
      part => `fragment F${part} on Query { ${times(8, n => `a${part}${n}: loginHint`)} }`,
    );
    await expect(ask(`{ ${times(4, n => `...F${n}`)} } ${parts}`)).rejects.toMatchObject(
      refused(/[Aa]liases limit of 30 exceeded/),
    );
  });

  test('in directives', async () => {
    const directives = (count: number) => `{ ${times(count, () => '__typename @include(if: true)')} }`;
    await ask(directives(5));
    await expect(ask(directives(6))).rejects.toMatchObject(refused(/[Dd]irectives limit of 5 exceeded/));
    await expect(ask(`{ __typename ${times(2_000, () => '@a')} }`)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('in length', async () => {
    const options = (ids: number) => `{ memberOptions(ids: [${times(ids, () => '1')}]) { id } }`;
    await ask(options(2_988));
    await expect(ask(options(2_989))).rejects.toMatchObject(refused(/more that 3000 tokens/));
  });
});
