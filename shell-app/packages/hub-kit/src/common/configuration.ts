import { createContext, useContext } from 'react';

export type HubConfiguration = Readonly<Record<string, unknown>>;

const ConfigurationContext = createContext<HubConfiguration>({});

export const HubConfigurationProvider = ConfigurationContext.Provider;

/**
 * The values that the club has set for this hub, in place of the defaults. A value of another type than its default is
 * ignored, since the club may have set it for another version.
 * @param defaults the values of a club that has set none; they give the result its types
 * @example
 * function GraceDays() {
 *   const { graceDays, contact } = useHubConfiguration({ graceDays: 14, contact: 'the front desk' });
 *   return <p>{`Keys are due after ${graceDays} days. Ask ${contact}.`}</p>;
 * }
 */
export function useHubConfiguration<Values extends Record<string, string | number | boolean>>(
  defaults: Values,
): { [Name in keyof Values]: Widened<Values[Name]> } {
  const values = useContext(ConfigurationContext);
  const entries = Object.entries(defaults).map(([name, standard]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return [name, typeof value === typeof standard ? value : standard];
  });
  return Object.fromEntries(entries) as { [Name in keyof Values]: Widened<Values[Name]> };
}

/** The type of a value that replaces a default: any number for `14`. */
type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;
