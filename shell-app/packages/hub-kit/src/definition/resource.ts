import type { RecordName } from '../common/record-pages.ts';
import type { Schema } from '../common/schema.ts';

export type FieldKind =
  | 'id'
  | 'text'
  | 'email'
  | 'choice'
  | 'money'
  | 'number'
  | 'int'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'boolean'
  | 'textList'
  | 'json'
  | 'password';

/** A reference to another record: `assignedTrainerId`. */
export interface ReferenceMetadata {
  /** The field of the related record: `assignedTrainer`. */
  readonly relation: string;
  /** The field that names the related record: `name`. */
  readonly title: string;
  /** The sort field of that name: `assignedTrainerName`. */
  readonly sortField?: string;
  /** The root fields of the related resource: `trainer`, `trainers`. */
  readonly singular: RecordName;
  readonly plural: string;
  /** The related record may be the user: filters know its id as `me`. */
  readonly isCaller?: true;
}

/** What the API declares of a field. */
export interface FieldMetadata {
  readonly kind: FieldKind;
  /** What messages call it, unless its name says the same: `dateOfBirth` is `Date of birth`. */
  readonly label?: string;
  /** The message when it is missing; `true` means `Date of birth is required`. */
  readonly required?: string | true;
  readonly min?: number;
  readonly max?: number;
  /** A date that is today or earlier: `5/4/30` is then in 1930. */
  readonly past?: true;
  /** The message for a number that is not one or below `min`. */
  readonly invalid?: string;
  /** Of a text, or of an entry of a list or an object. */
  readonly maxLength?: number;
  /** The value of a new record, which the form proposes unless the screen has another. */
  readonly default?: string | number | boolean | readonly string[] | (() => string);
  /** The names inside a value of the kind `json`. */
  readonly keys?: readonly string[];
  /** The fields of each object of a list of the kind `json`. */
  readonly entries?: readonly string[];
  /** The only values that it takes. */
  readonly values?: readonly string[];
  readonly masterData?: { readonly page: string; readonly dropdown: string };
  /** No two records have the same value: a card number, or a number of a series. */
  readonly unique?: true;
  /** Set only by the server. */
  readonly readOnly?: true;
  readonly unsortable?: true;
  /** Accepted by a create, never returned: a password. */
  readonly writeOnly?: true;
  readonly ref?: ReferenceMetadata;
  /** The permission resource whose `view` it needs beside that of the record. */
  readonly sensitive?: string;
}

/** What the API declares of a resource; `@gym/hub-kit/resources` has one for each. */
export interface ResourceMetadata {
  /** Permission resource: `membership-plans`. */
  readonly resource: string;
  /** GraphQL type: `MembershipPlan`. */
  readonly type: string;
  /** Root fields: `membershipPlan`, `membershipPlans`. */
  readonly singular: RecordName;
  readonly plural: string;
  /** `Membership plan` */
  readonly label: string;
  /** The date whose month, once closed, protects a record: `invoiceDate`. */
  readonly periodDate?: string;
  readonly fields: Readonly<Record<string, FieldMetadata>>;
  /** The declared figures of its aggregates. */
  readonly figures?: readonly FigureMetadata[];
}

/** A figure that the club has a name for: `received`. */
export interface FigureMetadata {
  readonly name: string;
  readonly label: string;
  /** A share is between 0 and 1. */
  readonly unit: 'count' | 'money' | 'share';
  /** The records that count in it; all without, and none of a share. */
  readonly filter?: object;
}

type Types = Schema['types'];

/** The fields of an object type of the schema. */
type FieldsOf<Type> = Type extends keyof Types
  ? Types[Type] extends { fields: infer Fields }
    ? Fields
    : never
  : never;

interface Scalars {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  DateTimeISO: string;
  LocalDate: string;
  LocalTime: string;
}

type TypeOf<Field> = Field extends { type: infer Type } ? Type : never;

type NonNullOutput<Type> = Type extends { kind: 'LIST'; ofType: infer Item }
  ? Output<Item>[]
  : Type extends { name: infer Name extends keyof Scalars }
    ? Scalars[Name]
    : Type extends { kind: 'OBJECT'; name: infer Name }
      ? { [Key in keyof FieldsOf<Name>]: Output<TypeOf<FieldsOf<Name>[Key]>> }
      : unknown;

/** The value of a type of the schema as a response has it. */
type Output<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Inner }
  ? NonNullOutput<Inner>
  : NonNullOutput<Type> | null;

type RecordFields<Resource extends ResourceMetadata> = FieldsOf<Resource['type']>;

/** The names of a resource's fields in the API: `memberId`. */
export type FieldName<Resource extends ResourceMetadata> = keyof Resource['fields'] & string;

/** The declared figures of a resource that count some of its records: `received`. */
export type FigureName<Resource extends ResourceMetadata> = Extract<
  NonNullable<Resource['figures']>[number],
  { filter: object }
>['name'];

/** The names of a resource's fields in definitions, which name a reference by its relation: `member`. */
export type DefinedName<Resource extends ResourceMetadata> = {
  [Name in FieldName<Resource>]: Resource['fields'][Name] extends {
    ref: { relation: infer Relation extends string };
  }
    ? Relation
    : Name;
}[FieldName<Resource>];

/** The fields in the API that a definition names: `memberId` for `member`. */
export type FieldOf<Resource extends ResourceMetadata, Defined> = {
  [Name in FieldName<Resource>]: Resource['fields'][Name] extends { ref: { relation: infer Relation } }
    ? Relation extends Defined
      ? Name
      : never
    : Name extends Defined
      ? Name
      : never;
}[FieldName<Resource>];

/** The field in the API that a definition names. */
export const fieldNameOf = ({ fields }: ResourceMetadata, defined: string): string =>
  Object.keys(fields).find(name => fields[name]?.ref?.relation === defined) ?? defined;

/** The related records that a resource names: `assignedTrainer`. */
export type RelationName<Resource extends ResourceMetadata> = {
  [Name in keyof Resource['fields']]: Resource['fields'][Name] extends { ref: { relation: infer Relation } }
    ? Relation
    : never;
}[keyof Resource['fields']] &
  string;

type TitleOf<Resource extends ResourceMetadata, Relation> = {
  [Name in keyof Resource['fields']]: Resource['fields'][Name] extends {
    ref: { relation: Relation; title: infer Title };
  }
    ? Title
    : never;
}[keyof Resource['fields']] &
  string;

type RelatedType<Resource extends ResourceMetadata, Relation> =
  TypeOf<RecordFields<Resource>[Relation & keyof RecordFields<Resource>]> extends { name: infer Name }
    ? Name
    : never;

/** What a list can show of a record: its fields and what names its related records. */
export type ShownName<Resource extends ResourceMetadata> =
  | (FieldName<Resource> & keyof RecordFields<Resource>)
  | (RelationName<Resource> & keyof RecordFields<Resource>);

/** A field of a related record: `member.email`. */
export type RelatedName<Resource extends ResourceMetadata> = {
  [
    Relation in RelationName<Resource>
  ]: `${Relation}.${keyof FieldsOf<RelatedType<Resource, Relation>> & string}`;
}[RelationName<Resource>];

type RelatedFields<Selected, Relation extends string> = Selected extends `${Relation}.${infer Field}`
  ? Field
  : never;

/** A related record: its id, what names it, and what else is selected of it. */
type RelatedRecord<Resource extends ResourceMetadata, Relation extends string, Selected> = {
  [Field in 'id' | TitleOf<Resource, Relation> | RelatedFields<Selected, Relation>]: Output<
    TypeOf<FieldsOf<RelatedType<Resource, Relation>>[Field & keyof FieldsOf<RelatedType<Resource, Relation>>]>
  >;
};

/** A row of a list that selects these names. */
export type RowOf<Resource extends ResourceMetadata, Selected> = {
  id: string;
} & (ResourceMetadata extends Resource
  ? object
  : {
      [Name in Selected & ShownName<Resource>]: Name extends RelationName<Resource>
        ? RelatedRecord<Resource, Name, Selected> | null
        : Output<TypeOf<RecordFields<Resource>[Name & keyof RecordFields<Resource>]>>;
    });

type ValueOfKind<Metadata> = FieldMetadata extends Metadata
  ? unknown
  : Metadata extends { kind: 'money' | 'number' | 'int' }
    ? number
    : Metadata extends { kind: 'boolean' }
      ? boolean
      : Metadata extends { kind: 'textList' }
        ? string[]
        : Metadata extends { keys: readonly (infer Key extends string)[] }
          ? { [Name in Key]: string }
          : string;

/** The values of a form that edits these fields. */
export type ValuesOf<Resource extends ResourceMetadata, Names extends FieldName<Resource>> = {
  [Name in Names]: ValueOfKind<Resource['fields'][Name]>;
};

type EnumValues<Name> = Name extends keyof Types
  ? Types[Name] extends { enumValues: infer Values extends string }
    ? Values
    : never
  : never;

/** What the API sorts a list of the resource by. */
export type SortFieldOf<Resource extends ResourceMetadata> = ResourceMetadata extends Resource
  ? string
  : EnumValues<`${Resource['type']}SortField`>;

type InputValue<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Inner }
  ? InputValue<Inner>
  : Type extends { kind: 'LIST'; ofType: infer Item }
    ? readonly InputValue<Item>[]
    : Type extends { kind: 'INPUT_OBJECT'; name: infer Name }
      ? InputOf<Name>
      : Type extends { name: infer Name extends keyof Scalars }
        ? Scalars[Name]
        : unknown;

type InputOf<Name> = Name extends keyof Types
  ? Types[Name] extends { inputFields: readonly (infer Field)[] }
    ? { readonly [Each in Field & { name: string } as Each['name']]?: InputValue<TypeOf<Each>> }
    : never
  : never;

/** A filter of the resource's lists: `{ paymentStatus: { eq: 'completed' } }`. */
export type FilterOf<Resource extends ResourceMetadata> = ResourceMetadata extends Resource
  ? FilterLiteral
  : InputOf<`${Resource['type']}Filter`>;

/** A filter of any resource, as GraphQL has it. */
export type FilterLiteral = { readonly [name: string]: unknown };

/** The root fields of the API that propose a value for a new record: `nextPaymentNumber`. */
export type ProposalField = Extract<keyof FieldsOf<'Query'>, `next${string}`>;
