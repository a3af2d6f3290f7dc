import type { CalendarColumn, CalendarDefinition } from '../define-screen.ts';
import { metadataOf } from '../derive-fields.ts';
import { optionsDocument } from '../documents.ts';
import { titleCase } from '../labels.ts';
import { fieldNameOf, type ResourceMetadata } from '../resource.ts';
import { type AnyOptions, fieldOptions } from './options.ts';

/** The calendar of the records; undefined where the screen has none. */
export function calendarOf(resource: ResourceMetadata, options: AnyOptions): CalendarDefinition | undefined {
  const { calendar } = options;
  return (
    calendar && {
      ...calendar,
      columns: calendar.columns.map(name => calendarColumn(resource, options, name)),
    }
  );
}

function calendarColumn(resource: ResourceMetadata, options: AnyOptions, name: string): CalendarColumn {
  const { ref, label } = metadataOf(resource, fieldNameOf(resource, name));
  const own = fieldOptions(options, name);
  return {
    key: name,
    field: fieldNameOf(resource, name),
    label: options.columns[name]?.title ?? own.label ?? titleCase(label),
    title: ref?.title,
    options: own.options ?? (ref && optionsDocument(ref.singular)),
  };
}

/** What a row needs to be shown in the calendar and moved there. */
export const calendarFields = ({ calendar }: AnyOptions): string[] =>
  calendar ? ['version', calendar.date, calendar.start, calendar.end, ...calendar.columns] : [];
