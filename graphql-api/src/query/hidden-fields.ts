/** A field that is null since the caller may not view it, and the permission that shows it. */
export interface HiddenField {
  /** `Trainer.salary` */
  field: string;
  requires: string;
}

/** Collects the hidden fields of one response. */
export class HiddenFields {
  private readonly permissions = new Map<string, string>();

  /** @param fields the permissions by type and field */
  add(fields: ReadonlyMap<string, string>): void {
    for (const [field, requires] of fields) this.permissions.set(field, requires);
  }

  /** For `extensions` of the response. */
  toExtensions(): { hidden?: HiddenField[] } {
    const hidden = [...this.permissions].map(([field, requires]) => ({ field, requires }));
    return hidden.length > 0 ? { hidden } : {};
  }
}
