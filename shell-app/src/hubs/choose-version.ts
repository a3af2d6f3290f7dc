import type { ListedHub } from './overrides.ts';

/** What failed of an attempt to show a part. */
export interface PartFailure {
  reason: string;
  /** A file of the shell did not load, so that no other version of the hub would work either. */
  ofShell: boolean;
}

/**
 * Which version of a part is shown: the listed one, unless it fails; then the newest that worked. The version that is shown
 * keeps its identity.
 * @param listed the version of the list, which may be an override or a preview
 * @param knownGood those that worked in this browser, the newest first
 * @param isHeld whether the shown version stays unless it fails, since it has unsaved input
 * @param failures by the entry of the version
 * @returns undefined when none works
 */
export function chooseVersion(
  listed: ListedHub,
  knownGood: readonly ListedHub[],
  shown: ListedHub | undefined,
  isHeld: boolean,
  failures: Readonly<Record<string, PartFailure>>,
): ListedHub | undefined {
  const heldVersions = isHeld && shown ? [shown] : [];
  const lacksShell = Object.values(failures).some(({ ofShell }) => ofShell);
  const next = [...heldVersions, listed, ...(lacksShell ? [] : knownGood)].find(
    ({ entry, override }) => !override?.problem && !(entry in failures),
  );
  // Versions that worked before are read from storage, each time as new objects.
  return next && next.entry === shown?.entry ? shown : next;
}
