DROP INDEX "allocation_crew_driver_index";--> statement-breakpoint
CREATE INDEX "allocation_crew_driver_times_index" ON "allocation_crew" USING btree ("driver_id",lower("during"));