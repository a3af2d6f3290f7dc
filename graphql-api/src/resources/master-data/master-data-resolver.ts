import { Arg, Ctx, Extensions, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { composed } from '../../common/normalized-text.ts';
import type { Context } from '../../server/context.ts';
import { addRules, signedIn } from '../../declaration/rules.ts';
import { masterDataRows } from '../../seed/master-data.ts';
import { addResolvers, costOfTables } from '../../resolvers/resolver-class.ts';

@ObjectType({ description: 'A choice of a drop-down for a form' })
class MasterDataOption {
  @Field(() => ID, { description: 'The id of the entry' }) id!: number;
  @Field(() => String, { description: 'The drop-down, such as status' }) dropdown!: string;
  @Field(() => String, { description: 'The stored value' }) value!: string;
  @Field(() => String, { description: 'The displayed text' }) displayText!: string;
  @Field(() => Boolean, {
    description: 'Whether a new club has the choice with this text; only such texts are translated',
  })
  isStandard!: boolean;
}

const keyOf = (page: string, dropdown: string, value: string, displayText: string) =>
  JSON.stringify([page, dropdown, value, displayText]);

/** Those of a new club. */
const standardKeys = () =>
  new Set(
    masterDataRows().map(({ page, dropdownName, value, displayText }) =>
      keyOf(page, dropdownName, value, displayText),
    ),
  );

let standard: ReturnType<typeof standardKeys> | undefined;

addRules({ Query: { masterDataOptions: signedIn() } });

@Resolver()
class MasterDataResolver {
  @Query(() => [MasterDataOption], {
    description: 'The active choices of a drop-down, or of every drop-down of a page, in their order',
  })
  @Extensions(costOfTables('master_data_item'))
  async masterDataOptions(
    @Arg('page', () => String, { description: 'The screen, such as Members' }) page: string,
    @Arg('dropdown', () => String, {
      nullable: true,
      description: 'The drop-down, such as status; by default every drop-down of the page',
    })
    dropdown: string | null,
    @Ctx() { db }: Context,
  ): Promise<MasterDataOption[]> {
    const rows = await db.read(
      `select id, dropdown_name, value, display_text from master_data_item
        where page = $1 and ($2::text is null or dropdown_name = $2) and is_active
        order by dropdown_name, sort_order, display_text`,
      composed([page, dropdown]),
    );
    // Resources are declared after this module is loaded.
    const known = (standard ??= standardKeys());
    return (rows as [number, string, string, string][]).map(([id, dropdown, value, displayText]) => ({
      id,
      dropdown,
      value,
      displayText,
      isStandard: known.has(keyOf(page, dropdown, value, displayText)),
    }));
  }
}

addResolvers(MasterDataResolver);
