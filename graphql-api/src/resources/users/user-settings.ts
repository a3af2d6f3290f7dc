import {
  Arg,
  Ctx,
  Extensions,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { Context } from '../../server/context.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { addRules, signedIn, withoutToken } from '../../declaration/rules.ts';
import { addResolvers, costOfRecord } from '../../resolvers/resolver-class.ts';

enum Density {
  comfortable = 'comfortable',
  compact = 'compact',
}
registerEnumType(Density, { name: 'Density', description: 'The height of rows in lists' });

enum Motion {
  full = 'full',
  reduced = 'reduced',
}
registerEnumType(Motion, { name: 'Motion', description: 'Whether changes on the screen are animated' });

enum Theme {
  system = 'system',
  light = 'light',
  dark = 'dark',
}
registerEnumType(Theme, {
  name: 'Theme',
  description: 'The colors of the app, `light` by default; with `system`, those of the operating system',
});

enum Language {
  system = 'system',
  en = 'en',
  de = 'de',
}
registerEnumType(Language, {
  name: 'Language',
  description: 'The language of the app; with `system`, that of the browser',
});

/** Rows per page. */
const MAX_PAGE_SIZE = 100;

@ObjectType({ description: 'How the app looks for one user' })
export class UserSettings {
  @Field(() => Density, { description: 'The height of rows in lists' }) density!: Density;

  @Field(() => Int, { nullable: true, description: 'Rows per page; null for the default of each screen' })
  pageSize!: number | null;

  @Field(() => Motion, { description: 'Whether changes on the screen are animated' }) motion!: Motion;

  @Field(() => Theme, { description: 'The colors of the app' }) theme!: Theme;

  @Field(() => Language, { description: 'The language of the app' }) language!: Language;
}

@InputType({ description: 'Changes to the settings: only the given fields change' })
class UserSettingsPatch {
  @Field(() => Density, { nullable: true, description: 'The height of rows in lists' })
  density?: Density | null;

  @Field(() => Int, {
    nullable: true,
    description: `Rows per page, 1 to ${MAX_PAGE_SIZE}; null for the default of each screen`,
  })
  pageSize?: number | null;

  @Field(() => Motion, { nullable: true, description: 'Whether changes on the screen are animated' })
  motion?: Motion | null;

  @Field(() => Theme, { nullable: true, description: 'The colors of the app' }) theme?: Theme | null;

  @Field(() => Language, { nullable: true, description: 'The language of the app' })
  language?: Language | null;
}

const defaults = {
  density: Density.comfortable,
  pageSize: null,
  motion: Motion.full,
  theme: Theme.light,
  language: Language.en,
};

/** Fills what the user has not set with the defaults. */
export const userSettings = (stored: Partial<UserSettings>): UserSettings =>
  Object.assign(new UserSettings(), defaults, stored);

addRules({ Mutation: { updateMySettings: withoutToken(signedIn()) } });

@Resolver()
class UserSettingsResolver {
  /** Changes neither the version of the user nor the audit log: settings affect only their own user. */
  @Mutation(() => UserSettings, { description: 'Changes the settings of the signed-in user' })
  @Extensions(costOfRecord)
  async updateMySettings(
    @Arg('patch', () => UserSettingsPatch, { description: 'The fields that change' })
    patch: UserSettingsPatch,
    @Ctx() { access, db }: Context,
  ): Promise<UserSettings> {
    const changes = JSON.stringify(checked(patch));
    const [row] = await db.transaction(tx =>
      tx.query<{ settings: Partial<UserSettings> }[]>(
        'update "user" set settings = settings || ?::jsonb where id = ? returning settings',
        [changes, access.user!.id],
      ),
    );
    return userSettings(row!.settings);
  }
}

addResolvers(UserSettingsResolver);

/** @throws BAD_USER_INPUT when the page size is out of range */
function checked({ density, pageSize, motion, theme, language }: UserSettingsPatch): Partial<UserSettings> {
  if (pageSize != null && (pageSize < 1 || pageSize > MAX_PAGE_SIZE))
    throw badInput({ pageSize: msg('Rows per page must be between 1 and {max}', { max: MAX_PAGE_SIZE }) });
  return {
    ...(density && { density }),
    ...(pageSize !== undefined && { pageSize }),
    ...(motion && { motion }),
    ...(theme && { theme }),
    ...(language && { language }),
  };
}
