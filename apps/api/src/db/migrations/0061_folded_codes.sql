CREATE INDEX "cargo_owners_folded_code_index" ON "cargo_owners" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "courses_folded_code_index" ON "courses" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "customers_folded_code_index" ON "customers" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "delivery_companies_folded_code_index" ON "delivery_companies" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "departments_folded_code_index" ON "departments" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "destinations_folded_code_index" ON "destinations" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "directions_folded_code_index" ON "directions" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "drivers_folded_code_index" ON "drivers" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "operation_times_folded_code_index" ON "operation_times" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "vehicle_types_folded_code_index" ON "vehicle_types" USING btree (upper("code" collate "C"));--> statement-breakpoint
CREATE INDEX "vehicles_folded_code_index" ON "vehicles" USING btree (upper("code" collate "C"));