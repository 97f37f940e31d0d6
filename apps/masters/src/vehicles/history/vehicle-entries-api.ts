import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, mutationOptions, type QueryClient } from '@haisha/platform';
import { vehiclesApi } from '@haisha/references/vehicles/vehicles-api';
import type { Vehicle, VehicleStatusInput } from '@haisha/validation/vehicle';
import type { vehicleEntryContract } from '@haisha/validation/vehicle-history';

const contract = { name: 'vehicleHistory' } as typeof vehicleEntryContract;

/** The entries in the history of one vehicle. */
export function vehicleEntriesApi(vehicleId: string) {
  return createEntityApi(http, `/vehicles/${encodeURIComponent(vehicleId)}/entries`, contract);
}

/** Gives a vehicle another status for a period. */
export function changeVehicleStatus(vehicleId: string) {
  return mutationOptions({
    mutationKey: ['/vehicles', 'changeStatus'],
    mutationFn: async (input: VehicleStatusInput, { client }) => {
      const row = await http().post<Vehicle>(`/vehicles/${encodeURIComponent(vehicleId)}/status`, input);
      // At once: a form that is saved before the vehicle is read anew would meet its own change as a conflict.
      client.setQueryData(vehiclesApi.detail(vehicleId).queryKey, row);
      refreshVehicle(client, vehicleId);
      return row;
    },
  });
}

/** A vehicle and its history write into each other (odometer, status): both are read anew. */
export function refreshVehicle(client: QueryClient, vehicleId: string): void {
  void client.invalidateQueries({ queryKey: ['/vehicles'] });
  void client.invalidateQueries({ queryKey: [`/vehicles/${encodeURIComponent(vehicleId)}/entries`] });
}
