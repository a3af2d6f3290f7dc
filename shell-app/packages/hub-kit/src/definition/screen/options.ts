import type {
  CalendarRemarks,
  ChipColors,
  ColumnLook,
  FormOptions,
  Output,
  ScreenBasics,
} from '../define-screen.ts';
import type { ConditionOf } from '../declared-filter.ts';
import type { ChoiceDefaults, FieldOptions } from '../derive-fields.ts';
import type { Due } from '../due.ts';
import type {
  DefinedName,
  FieldKind,
  FieldMetadata,
  FieldName,
  FieldOf,
  FigureName,
  FilterOf,
  ProposalField,
  ResourceMetadata,
  RowOf,
  SortFieldOf,
  ValuesOf,
} from '../resource.ts';

/** What a screen says of a column beyond what its name gives. */
export interface ColumnOptions<Value, Row, Choice = Value> extends ColumnLook<Row, Value> {
  /** Otherwise the label of the field. */
  title?: string;
  align?: 'start' | 'end';
  /** The header does not sort, since the order of the values says nothing. */
  unsorted?: true;
  /** The values are not added up, since their sum says nothing. */
  unsummed?: true;
  /** Shows the value, or each of a list, as a chip. */
  chip?: ChipColors<Choice>;
  /** Marks rows whose date comes near or is past. */
  due?: Due<keyof Row & string>;
  /** Tells related records of the same name apart, by a tooltip or in the cell. */
  tellsApart?: true;
  /** Only in the exported file, behind the columns that the list shows. */
  exportOnly?: true;
}

type ColumnsOf<Resource extends ResourceMetadata, Names extends string, Row> = {
  [Name in Names]: ColumnOptions<
    Name extends keyof Row ? Row[Name] : never,
    Row,
    Resource['fields'][Name] extends { values: readonly (infer Choice)[] }
      ? Choice
      : Name extends keyof Row
        ? Row[Name]
        : never
  >;
};

interface Section<Name extends string, Values> {
  title: string;
  /** Columns of the form's twelve for each field; six unless given. */
  span?: 3 | 4 | 6 | 8 | 12;
  fields: readonly Name[];
  /** A result shown below the fields, such as a total that the server computes. */
  output?: Output<Values>;
}

interface Form<Name extends string, Values> extends FormOptions<Values> {
  sections: readonly Section<Name, Values>[];
}

type RequiredMessage = string | ((label: string) => string);

type MetadataOf<Resource extends ResourceMetadata, Name> = Resource['fields'][FieldOf<Resource, Name>];

/** Tabs of records that somebody has to act on, each with a filter by fields that the list can be filtered by. */
type AttentionTabOptions<Resource extends ResourceMetadata, Filtered extends string> = { label: string } & (
  | {
      filter: { readonly [Name in Filtered]?: ConditionOf<MetadataOf<Resource, Name>> };
      /** Marks the number of records as late. */
      isLate?: true;
    }
  /** The records whose deadline approaches. */
  | { due: Due<Filtered> }
  /** The records whose deadline has passed; they are late. */
  | { overdue: Due<Filtered> }
);

/** The fields of these whose values are choices. */
type ChoiceName<Resource extends ResourceMetadata, Names extends string> = {
  [Name in Names]: FieldMetadata extends Resource['fields'][Name]
    ? Name
    : Resource['fields'][Name] extends { kind: 'choice' }
      ? Name
      : never;
}[Names];

/** The fields of a kind. */
type NameOfKind<Resource extends ResourceMetadata, Kind extends FieldKind> = {
  [Name in FieldName<Resource>]: FieldMetadata extends Resource['fields'][Name]
    ? Name
    : Resource['fields'][Name] extends { kind: Kind }
      ? Name
      : never;
}[FieldName<Resource>];

/** What a day of a calendar can be divided by: related records, or texts. */
type DividingName<Resource extends ResourceMetadata> =
  | NameOfKind<Resource, 'text'>
  | {
      [Name in FieldName<Resource>]: Resource['fields'][Name] extends {
        ref: { relation: infer Relation extends string };
      }
        ? Relation
        : never;
    }[FieldName<Resource>];

/** The names that the options of a screen give, by which they are checked. */
export interface ScreenNames {
  columns: string;
  alsoSelect: string;
  filters: string;
  /** The fields of the form. */
  form: string;
}

/** The rows of a screen with these names. */
export type Row<Resource extends ResourceMetadata, Names extends ScreenNames> = RowOf<
  Resource,
  NoInfer<Names['columns'] | Names['alsoSelect']>
>;

/** The values of its form. */
export type Values<Resource extends ResourceMetadata, Names extends ScreenNames> = ValuesOf<
  Resource,
  FieldOf<Resource, NoInfer<Names['form']>>
>;

/** What is specific to a screen; everything else is derived from the resource. References are named by their relation. */
export interface ScreenOptions<
  Resource extends ResourceMetadata,
  Names extends ScreenNames,
> extends ScreenBasics<Row<Resource, Names>, SortFieldOf<Resource>, ValuesOf<Resource, FieldName<Resource>>> {
  /** `Add Member`, of the resource's label, unless given. */
  addLabel?: string;
  /** The record in the middle of a sentence, `parking pass` and `parking passes`; otherwise by its label. */
  entity?: { one: string; many: string };
  /** What holds for a field wherever the screen shows it. */
  fields?: {
    [Name in DefinedName<Resource>]?: FieldOptions<
      ValuesOf<Resource, FieldOf<Resource, Name>>[FieldOf<Resource, Name>],
      FieldName<Resource>
    >;
  };
  /** What holds for all drop-downs. */
  choices?: ChoiceDefaults;
  /** The message of every required field, instead of those that the API declares; a function of the field's label. */
  requiredMessage?: RequiredMessage;
  columns: ColumnsOf<Resource, Names['columns'], Row<Resource, Names>>;
  /** What rows and records contain although no column shows it: `version`, `member.email`; `useStoredRecord` returns it. */
  alsoSelect?: readonly Names['alsoSelect'][];
  filters?: readonly Names['filters'][];
  /** The field whose choices are tabs above the list, with the numbers of their records: `status`. */
  tabs?: ChoiceName<Resource, NoInfer<Names['filters']>>;
  /** Further tabs before those of the choices: `Overdue`. */
  attentionTabs?: readonly AttentionTabOptions<Resource, NoInfer<Names['filters']>>[];
  /** The amounts of the last months, as a chart. */
  monthly?: {
    title: string;
    subtitle?: string;
    date: FieldName<Resource>;
    /** `amount` by default. */
    sum?: FieldName<Resource>;
    /** The figure whose records count; all records without it. */
    figure?: FigureName<Resource>;
    /** Fields, or related records, by which the amounts of this year can be shown instead. */
    by?: readonly DefinedName<Resource>[];
  };
  /** The sums over all pages, with their labels. */
  total?: { sums: { [Name in FieldName<Resource>]?: string }; filter?: FilterOf<Resource> };
  /**
   * Shows the records also as a calendar, by a date and two times of the club's clock; `columns` are the related records
   * or texts by which a day can be divided.
   */
  calendar?: {
    date: NameOfKind<Resource, 'date'>;
    start: NameOfKind<Resource, 'time'>;
    end: NameOfKind<Resource, 'time'>;
    columns: readonly [DividingName<Resource>, ...DividingName<Resource>[]];
    /** What is to be said of its records, such as a clash. */
    remarks?: CalendarRemarks;
  };
  form: Form<Names['form'], Values<Resource, Names>>;
  /** The form of a new record, where it is another one. */
  addForm?: Form<Names['form'], Values<Resource, Names>>;
  /** The root field that proposes a value for a new record, by the name of the value: `{ paymentNumber: 'nextPaymentNumber' }`. */
  proposals?: { [Name in NoInfer<Names['form']>]?: ProposalField };
  /** Whether records are added on this screen; true unless the server makes them. */
  adds?: boolean;
  /** Whether records are changed on this screen; true by default. */
  changes?: boolean;
  /** Whether records are deleted on this screen; true by default. */
  deletes?: boolean;
}

/** The options of any screen. */
export type AnyOptions = ScreenOptions<ResourceMetadata, ScreenNames>;

/** What a screen says of a field, in its form, column and filter. */
export const fieldOptions = ({ fields = {} }: AnyOptions, name: string): FieldOptions => fields[name] ?? {};
