import { Trigger } from '@mikro-orm/decorators/legacy';
import { currentClubSettings, type ClubSettings } from '../common/club-settings.ts';
import type { Address } from './people.ts';

/** What a document says about the club. */
export type Issuer = Pick<
  ClubSettings,
  'name' | 'address' | 'taxId' | 'email' | 'phone' | 'currency' | 'locale'
>;

/** Club and recipient when the record was made, or when it was migrated from 1.0.0: its document says the same for ever. */
export type Issued = { club: Issuer; recipient: Address } | null;

const CLUB =
  `select jsonb_build_object('name', name, 'address', address, 'taxId', tax_id, 'email', email, 'phone', phone,` +
  ` 'currency', currency, 'locale', locale) from club_settings`;

const RECIPIENT = `select jsonb_build_object('name', name, 'address', address, 'city', city, 'state', state, 'zipCode', zip_code)`;

const people = new Map<object, 'member' | 'employee'>();

/**
 * Club and recipient of a row as they are now, as SQL. Undefined for an entity without a document.
 * @param row its alias
 */
export function issuedSql(entity: object, row: string): string | undefined {
  const person = people.get(entity);
  if (!person) return undefined;
  return `jsonb_build_object('club', (${CLUB}), 'recipient', (${RECIPIENT} from ${person} where id = ${row}.${person}_id))`;
}

/** Declares the trigger that keeps club and recipient with each record of an entity that has a document. */
export function declareIssued(entity: new () => object, person: 'member' | 'employee'): void {
  people.set(entity, person);
  const id = `${person}_id`;
  Trigger<object>({
    name: 'issued',
    timing: 'before',
    events: ['insert', 'update'],
    forEach: 'row',
    body:
      `if new.issued is null and tg_op = 'INSERT' or new.${id} <> old.${id}` +
      // A document says the same after its recipient was merged with another record.
      ` and coalesce(current_setting('gym.moves_references', true), '') <> 'on' then` +
      ` new.issued := ${issuedSql(entity, 'new')}; end if; return new`,
  })(entity);
}

/** Club and recipient of a document: as they were when it was issued, else as they are now. */
export const issuedTo = (issued: Issued, now: Address): NonNullable<Issued> =>
  issued?.club ? issued : { club: currentClubSettings(), recipient: now };
