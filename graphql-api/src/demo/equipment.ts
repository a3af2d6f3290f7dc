import type { Equipment } from '../resources/equipment/equipment.ts';
import type { MaintenanceRecord } from '../resources/equipment/maintenance-record.ts';
import { addDays, addYears, dayBetween, daysBetween, later, momentOn, recordsBegin } from './days.ts';
import { models, type Model } from './equipment-models.ts';
import { createRandom, type Random } from './random.ts';
import { numbered, recordOf, type Edit, type Fields, type Story } from './story.ts';

export type EquipmentStory = Story<Fields<Equipment>>;
export type MaintenanceStory = Story<Fields<MaintenanceRecord>>;

interface House {
  id: number;
  name: string;
}

interface Keeper {
  id: number;
  status: string;
}

const technicians = ['Frank Kowalski', 'Luis Ortega', 'Ironline Service', 'Velocor Field Service'];

/** What is done at a service, with its usual price. */
const services = [
  {
    type: 'Preventive',
    share: 52,
    cost: [60, 180],
    description: 'Lubricated, bolts tightened, function checked',
  },
  { type: 'Inspection', share: 18, cost: [40, 90], description: 'Safety inspection without findings' },
  { type: 'Cleaning', share: 12, cost: [30, 70], description: 'Deep cleaning and disinfection' },
  { type: 'Repair', share: 10, cost: [150, 620], description: 'Worn bearing replaced and tested' },
  { type: 'Part Replacement', share: 6, cost: [120, 480], description: 'Cable, belt or upholstery replaced' },
  { type: 'Calibration', share: 2, cost: [80, 160], description: 'Speed and resistance calibrated' },
] as const;

/** The machines of every house. */
export function makeEquipment(
  today: string,
  houses: readonly House[],
  keepers: readonly Keeper[],
): EquipmentStory[] {
  const random = createRandom('equipment');
  const trainers = keepers.filter(({ status }) => status === 'active');
  return numbered(
    houses.flatMap((house, others) =>
      models.flatMap(model =>
        Array.from({ length: model.pieces }, (_, index) =>
          makePiece(random, model, others * model.pieces + index + 1, house, trainers, today),
        ),
      ),
    ),
  );
}

function makePiece(
  random: Random,
  model: Model,
  /** Counted through the whole club, so that each piece has a name of its own. */
  number: number,
  house: House,
  trainers: readonly Keeper[],
  today: string,
): Omit<EquipmentStory, 'id'> {
  const bought = dayBetween(random, addYears(today, -5), addDays(today, -20));
  const years = daysBetween(bought, today) / 365;
  const serial = `${model.maker.slice(0, 2).toUpperCase()}${random.whole(100_000, 999_999)}`;
  return {
    createdAt: momentOn(random, bought, today),
    by: 'manager',
    first: {
      name: `${model.name} ${number}`,
      type: model.type,
      locationId: house.id,
      status: 'available',
      maintenanceSchedule: `Every ${model.interval} days`,
      eqpCondition: conditionAt(years),
      eqpManufacturer: model.maker,
      supplier: random.pick(['GymSource Supply', 'Fit Outfitters', `${model.maker} Direct`]),
      model: model.model,
      serialNumber: serial,
      qrCode: `EQ-${serial}`,
      manualUrl: `https://manuals.example.com/${model.maker.toLowerCase()}/${model.model.toLowerCase().replaceAll(' ', '-')}`,
      purchaseDate: bought,
      purchaseOrderNumber: `PO-${bought.slice(0, 4)}-${random.whole(1000, 9999)}`,
      warrantyExpiry: addYears(bought, 3),
      warrantyInfo: 'Three years on parts, one on labor',
      assignedToId: random.chance(0.2) ? random.pick(trainers).id : null,
      maxUserWeight: model.maxUserWeight,
      powerRequirement: model.power,
      dimensions: model.dimensions,
      safetyGuidelines:
        model.type === 'Cardio' ? 'Attach the safety clip. Start at the lowest speed.' : undefined,
      cost: model.cost,
      depreciationValue: Math.round(model.cost * Math.min(0.9, years * 0.15)),
      replacementCost: Math.round((model.cost * 1.12) / 10) * 10,
    },
    edits: statusChange(random, today),
  };
}

const conditionAt = (years: number) =>
  years < 0.5 ? 'new' : years < 1.5 ? 'excellent' : years < 3.2 ? 'good' : years < 4.6 ? 'fair' : 'poor';

function statusChange(random: Random, today: string): Edit<Fields<Equipment>>[] {
  const status = random.weighted({ available: 80, 'in-use': 12, maintenance: 5, 'out-of-order': 3 });
  if (status === 'available') return [];
  return [
    { at: momentOn(random, addDays(today, -random.whole(1, 9)), today), by: 'manager', set: { status } },
  ];
}

/** Every service since the records begin, in the rhythm of each machine; a few are late. */
export function makeMaintenance(today: string, equipment: readonly EquipmentStory[]): MaintenanceStory[] {
  const random = createRandom('maintenance');
  return numbered(equipment.flatMap(({ id, first }) => servicesOf(random, id, first, today)));
}

function servicesOf(random: Random, equipmentId: number, piece: Fields<Equipment>, today: string) {
  const interval = intervalOf(piece);
  const records: Omit<MaintenanceStory, 'id'>[] = [];
  const lastChance = addDays(today, random.chance(0.12) ? -35 : -1);
  let day = addDays(
    later(piece.purchaseDate!, recordsBegin(today)),
    random.whole(Math.round(interval / 4), interval),
  );
  for (; day <= lastChance; day = addDays(day, interval + random.whole(-10, 4))) {
    const shares = Object.fromEntries(services.map(service => [service.type, service.share]));
    const kind = random.weighted(shares);
    const service = services.find(({ type }) => type === kind)!;
    records.push({
      createdAt: momentOn(random, day, today),
      by: 'manager',
      first: {
        equipmentId,
        date: day,
        type: service.type,
        description: service.description,
        cost: random.whole(service.cost[0], service.cost[1]),
        technician: random.pick(technicians),
      },
      edits: [],
    });
  }
  return records;
}

const intervalOf = (piece: Fields<Equipment>) => models.find(({ model }) => model === piece.model)!.interval;

/** The machines with their last and next service. */
export function withServices(
  equipment: readonly EquipmentStory[],
  maintenance: readonly MaintenanceStory[],
): EquipmentStory[] {
  const last = new Map(maintenance.map(recordOf).map(({ equipmentId, date }) => [equipmentId, date]));
  return equipment.map(piece => {
    const lastMaintenance = last.get(piece.id);
    const nextMaintenance = addDays(lastMaintenance ?? piece.first.purchaseDate!, intervalOf(piece.first));
    return { ...piece, first: { ...piece.first, lastMaintenance, nextMaintenance } };
  });
}
