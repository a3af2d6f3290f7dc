/** The kinds of membership: their price per month, who takes them, how old, and how often with a trainer. */
export const memberships = {
  Standard: { monthly: 89, share: 52, ages: [18, 64], withTrainer: 0.14 },
  Premium: { monthly: 139, share: 22, ages: [22, 62], withTrainer: 0.45 },
  VIP: { monthly: 249, share: 7, ages: [28, 66], withTrainer: 0.92 },
  Student: { monthly: 55, share: 8, ages: [18, 25], withTrainer: 0.06 },
  Senior: { monthly: 65, share: 5, ages: [65, 82], withTrainer: 0.25 },
  Family: { monthly: 199, share: 4, ages: [30, 52], withTrainer: 0.12 },
  Corporate: { monthly: 99, share: 2, ages: [24, 58], withTrainer: 0.2 },
} as const satisfies Record<
  string,
  { monthly: number; share: number; ages: readonly [number, number]; withTrainer: number }
>;

export type MembershipType = keyof typeof memberships;

export const membershipShares = Object.fromEntries(
  Object.entries(memberships).map(([type, { share }]) => [type, share]),
) as Record<MembershipType, number>;
