import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { patchType } from '../../declaration/input-types.ts';
import { addRules, requirePermission, withoutToken } from '../../declaration/rules.ts';
import { findForUpdate, storedValues, versionConflict, type Values } from '../../mutation/records.ts';
import { applyPatch, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { ClubSettings, settingsResource } from './club-settings.ts';
import { storeLogo } from './logo.ts';
import { addResolvers, costOfRecord, declareCost } from '../../resolvers/resolver-class.ts';

/** The id of the only row. */
const SETTINGS_ID = 1;

// TypeGraphQL needs the class before it builds the schema.
const ClubSettingsPatch = patchType(settingsResource);

addRules({
  Query: { clubSettings: requirePermission('club-settings', 'view') },
  Mutation: { updateClubSettings: withoutToken(requirePermission('club-settings', 'edit', 'view')) },
});

/** Of a save, after which every plan is made again. */
const CHANGE_COST = 10_000;

@Resolver(() => ClubSettings)
class ClubSettingsResolver {
  @Query(() => ClubSettings, { description: 'What is set for the whole club' })
  @Extensions(costOfRecord)
  clubSettings(@Ctx() { db }: Context): Promise<ClubSettings> {
    return db.onOneConnection(tx => tx.entities().findOneOrFail(ClubSettings, SETTINGS_ID));
  }

  @Mutation(() => ClubSettings, { description: 'Changes the settings of the club, for everybody at once' })
  @Extensions(declareCost(CHANGE_COST))
  async updateClubSettings(
    @Arg('patch', () => ClubSettingsPatch, { description: 'The fields that change' })
    patch: Values,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version on which the change is based; without it, the last change wins',
    })
    version: number | null,
    @Arg('logoContent', () => String, {
      nullable: true,
      description: 'A new logo: PNG or JPEG in base64, at most 200 kB and 2,000 pixels wide and high',
    })
    logoContent: string | null,
    @Ctx() context: Context,
  ): Promise<ClubSettings> {
    await write(settingsResource, context, async tx => {
      const record = await findForUpdate(settingsResource, SETTINGS_ID, tx);
      if (version != null && version !== record.version)
        throw versionConflict(settingsResource, record, storedValues(settingsResource, record));
      const logo = logoContent == null ? {} : { logo: await storeLogo(logoContent, tx) };
      await applyPatch(settingsResource, record, { ...patch, ...logo }, { context, tx });
    });
    const { settings } = context.services;
    if (context.db.isShared) context.db.afterCommit(() => void settings.load());
    else await settings.load();
    return this.clubSettings(context);
  }

  @FieldResolver(() => [Int], {
    description: 'What each series of `numberSeries` counts next, where nobody has entered that number',
  })
  async nextNumbers(@Root() { numberSeries }: ClubSettings, @Ctx() { db }: Context): Promise<number[]> {
    const rows = await db.read('select prefix, last from number_series', []);
    const last = new Map(rows as [series: string, last: number][]);
    return numberSeries.map(({ series }) => (last.get(series) ?? 0) + 1);
  }
}

addResolvers(ClubSettingsResolver);
