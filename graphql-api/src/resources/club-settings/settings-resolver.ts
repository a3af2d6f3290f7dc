import { Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { patchType } from '../../declaration/input-types.ts';
import { addRules, requirePermission, withoutToken } from '../../declaration/rules.ts';
import { defineField } from '../../declaration/sdl.ts';
import { findForUpdate, versionConflict, type Values } from '../../mutation/records.ts';
import { applyPatch, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { ClubSettings, settingsResource } from './club-settings.ts';
import { storeLogo } from './logo.ts';
import { addResolvers, costOfRecord, declareCost, type RootField } from '../../resolvers/resolver-class.ts';

/** The id of the only row. */
const SETTINGS_ID = 1;

addRules({
  Query: { clubSettings: requirePermission('club-settings', 'view') },
  Mutation: { updateClubSettings: withoutToken(requirePermission('club-settings', 'edit', 'view')) },
});

/** Of a save, after which every plan is made again. */
const CHANGE_COST = 10_000;

const readSettings = ({ db }: Context): Promise<ClubSettings> =>
  db.onOneConnection(tx => tx.entities().findOneOrFail(ClubSettings, SETTINGS_ID));

@Resolver(() => ClubSettings)
class ClubSettingsResolver {
  @Query(() => ClubSettings, { description: 'What is set for the whole club' })
  @Extensions(costOfRecord)
  clubSettings(@Ctx() context: Context): Promise<ClubSettings> {
    return readSettings(context);
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

interface Changes {
  patch: Values;
  version?: number | null;
  logoContent?: string | null;
}

const updateClubSettings: RootField = {
  type: 'Mutation',
  name: 'updateClubSettings',
  sdl: defineField(
    `updateClubSettings(${[
      defineField('patch', 'ClubSettingsPatch!', 'The fields that change'),
      defineField(
        'version',
        'Int',
        'The version on which the change is based; without it, the last change wins',
      ),
      defineField(
        'logoContent',
        'String',
        'A new logo: PNG or JPEG in base64, at most 200 kB and 2,000 pixels wide and high',
      ),
    ].join(' ')})`,
    'ClubSettings!',
    'Changes the settings of the club, for everybody at once',
  ),
  types: [patchType(settingsResource)],
  extensions: declareCost(CHANGE_COST),
  async resolve({ patch, version, logoContent }: Changes, context) {
    await write(settingsResource, context, async tx => {
      const record = await findForUpdate(settingsResource, SETTINGS_ID, tx);
      if (version != null && version !== record.version)
        throw versionConflict(settingsResource, record, context);
      const logo = logoContent == null ? {} : { logo: await storeLogo(logoContent, tx) };
      await applyPatch(settingsResource, record, { ...patch, ...logo }, { context, tx });
    });
    const { settings } = context.services;
    if (context.db.isShared) context.db.afterCommit(() => void settings.load());
    else await settings.load();
    return readSettings(context);
  },
};

addResolvers(ClubSettingsResolver, updateClubSettings);
