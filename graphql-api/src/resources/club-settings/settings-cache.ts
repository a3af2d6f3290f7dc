import { isDeepStrictEqual } from 'node:util';
import { allCheckInRules } from '../../common/check-in-rules.ts';
import { SERIES, setClubSettings, type ClubSettings } from '../../common/club-settings.ts';
import type { ChangeListener } from '../../database/change-listener.ts';
import type { RequestDatabase } from '../../database/request-database.ts';
import { typeOfLogo } from './logo.ts';

/** The channel on which the database reports changes of the settings. */
export const SETTINGS_CHANNEL = 'club_settings_changed';

/** How long a load may take, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** The settings as the database has them. */
export interface StoredSettings extends Omit<ClubSettings, 'logo'> {
  /** The file of the logo. */
  logo: string | null;
}

interface Row extends StoredSettings {
  content: Buffer | null;
}

/** Keeps `currentClubSettings()` of this process equal to the database, whichever process changes it. */
export class SettingsCache {
  private readonly listeners = new Set<() => void>();
  private current: ClubSettings | undefined;
  private begun = 0;
  private applied = 0;

  /** @param listener not started yet */
  constructor(
    private readonly db: { forRequest(signal: AbortSignal): Pick<RequestDatabase, 'onOneConnection'> },
    listener: ChangeListener,
  ) {
    // While the database is away, the values that were read last remain; its return is reported like a change.
    listener.on(SETTINGS_CHANNEL, () => void this.load().catch(() => undefined));
  }

  /** Reads the settings and calls the listeners when they differ from those before. */
  async load(): Promise<void> {
    const load = ++this.begun;
    const db = this.db.forRequest(AbortSignal.timeout(LOAD_TIMEOUT_MS));
    const settings = await db.onOneConnection(tx => readSettings(sql => tx.query(sql)));
    // A load that began later has newer values.
    if (load < this.applied) return;
    this.applied = load;
    if (isDeepStrictEqual(settings, this.current)) return;
    this.current = settings;
    setClubSettings(settings);
    for (const listener of this.listeners) listener();
  }

  /** Calls back after every change. @returns a function that unsubscribes */
  onChanged(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

const SETTINGS = `select version, name, logo, content, address, tax_id as "taxId", email, phone, currency, locale,
    time_zone as "timeZone", week_start as "weekStart", fiscal_year_start as "fiscalYearStart",
    tax_rates as "taxRates", number_series as "numberSeries", dunning_steps as "dunningSteps",
    sent_documents as "sentDocuments", check_in_rules as "checkInRules", double_bookings as "doubleBookings"
  from club_settings left join club_logo on file = logo`;

/** @param query runs a statement without parameters */
export async function readSettings(query: (sql: string) => Promise<unknown[]>): Promise<ClubSettings> {
  const [row] = (await query(SETTINGS)) as [Row];
  const { logo, content, numberSeries, checkInRules, ...settings } = row;
  return {
    ...settings,
    // A series that this version adds has its default.
    numberSeries: SERIES.map(
      series => numberSeries.find(entry => entry.series === series) ?? { series, prefix: series, digits: 6 },
    ),
    checkInRules: allCheckInRules(checkInRules),
    logo: logo && content ? { file: logo, type: typeOfLogo(logo), content } : null,
  };
}
