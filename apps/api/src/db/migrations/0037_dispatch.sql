CREATE TABLE "allocation_crew" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"allocation_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"role" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocation_stops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"allocation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"destination_id" uuid,
	"place_name" text,
	"planned_arrive_at" timestamp(3) with time zone NOT NULL,
	"planned_depart_at" timestamp(3) with time zone NOT NULL,
	"work_minutes" integer NOT NULL,
	"actual_arrive_at" timestamp(3) with time zone,
	"actual_depart_at" timestamp(3) with time zone,
	"waiting_minutes" integer,
	"note" text,
	CONSTRAINT "allocation_stops_position_key" UNIQUE("allocation_id","position")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"number" text NOT NULL,
	"operation_date" date NOT NULL,
	"department_id" uuid NOT NULL,
	"course_id" uuid,
	"title" text,
	"ownership" text NOT NULL,
	"vehicle_id" uuid,
	"trailer_id" uuid,
	"delivery_company_id" uuid,
	"hired_vehicle" text,
	"hired_driver_name" text,
	"tier" integer,
	"hired_fee_yen" integer,
	"status" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"report_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"planned_distance_km" numeric(5, 1),
	"driving_minutes" integer,
	"handling_minutes" integer,
	"waiting_minutes" integer,
	"break_minutes" integer,
	"instruction" text,
	"needs_instruction" boolean DEFAULT false NOT NULL,
	"actual_out_at" timestamp(3) with time zone,
	"actual_in_at" timestamp(3) with time zone,
	"odometer_out_km" integer,
	"odometer_in_km" integer,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"requested_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" uuid,
	"cancel_reason" text,
	"note" text,
	"search_text" text NOT NULL,
	CONSTRAINT "allocations_during_bounds" CHECK (not isempty("allocations"."during") and lower_inc("allocations"."during"))
);
--> statement-breakpoint
CREATE TABLE "company_holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"department_id" uuid,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"number" text NOT NULL,
	"slip_number" text,
	"cargo_owner_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"operation_date" date NOT NULL,
	"sales_date" date NOT NULL,
	"billing_date" date,
	"course_id" uuid,
	"round_number" integer,
	"direction_id" uuid,
	"origin_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"load_minutes" integer,
	"arrive_from_minutes" integer,
	"arrive_to_minutes" integer,
	"goods_name" text,
	"temperature_zone" text NOT NULL,
	"load_unit" text,
	"quantity" integer,
	"weight_kg" numeric(6, 1),
	"volume_cubic_metres" numeric(5, 2),
	"cages" integer,
	"pallets" integer,
	"required_vehicle_type_id" uuid,
	"needs_tail_lift" boolean NOT NULL,
	"needs_two_crew" boolean NOT NULL,
	"note" text,
	"operation_status" text NOT NULL,
	"price_status" text DEFAULT 'undecided' NOT NULL,
	"billing_status" text DEFAULT 'unbilled' NOT NULL,
	"fare_model" text,
	"unit_price_yen" integer,
	"fare_yen" integer,
	"toll_yen" integer,
	"surcharge_yen" integer,
	"waiting_fee_yen" integer,
	"handling_fee_yen" integer,
	"extra_fee_yen" integer,
	"night_holiday_fee_yen" integer,
	"adjustment_yen" integer,
	"adjustment_reason" text,
	"price_fixed_at" timestamp(3) with time zone,
	"price_fixed_by" uuid,
	"load_start_at" timestamp(3) with time zone,
	"load_end_at" timestamp(3) with time zone,
	"departed_at" timestamp(3) with time zone,
	"arrived_at" timestamp(3) with time zone,
	"waiting_minutes" integer,
	"delivered_at" timestamp(3) with time zone,
	"delivered_quantity" integer,
	"returned_quantity" integer,
	"return_reason" text,
	"load_celsius" numeric(3, 1),
	"arrival_celsius" numeric(3, 1),
	"receiver" text,
	"delay_reason" text,
	"cancel_reason" text,
	"split_from_id" uuid,
	"follows_id" uuid,
	"allocation_id" uuid,
	"load_stop_id" uuid,
	"unload_stop_id" uuid,
	"generated_from" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_counters" (
	"kind" text NOT NULL,
	"operation_date" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "operation_counters_kind_operation_date_pk" PRIMARY KEY("kind","operation_date")
);
--> statement-breakpoint
ALTER TABLE "allocation_crew" ADD CONSTRAINT "allocation_crew_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_crew" ADD CONSTRAINT "allocation_crew_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_stops" ADD CONSTRAINT "allocation_stops_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_stops" ADD CONSTRAINT "allocation_stops_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_trailer_id_vehicles_id_fk" FOREIGN KEY ("trailer_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_delivery_company_id_delivery_companies_id_fk" FOREIGN KEY ("delivery_company_id") REFERENCES "public"."delivery_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_cargo_owner_id_cargo_owners_id_fk" FOREIGN KEY ("cargo_owner_id") REFERENCES "public"."cargo_owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_direction_id_directions_id_fk" FOREIGN KEY ("direction_id") REFERENCES "public"."directions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_origin_id_destinations_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_required_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("required_vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_price_fixed_by_users_id_fk" FOREIGN KEY ("price_fixed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_split_from_id_deliveries_id_fk" FOREIGN KEY ("split_from_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_follows_id_deliveries_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_load_stop_id_allocation_stops_id_fk" FOREIGN KEY ("load_stop_id") REFERENCES "public"."allocation_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_unload_stop_id_allocation_stops_id_fk" FOREIGN KEY ("unload_stop_id") REFERENCES "public"."allocation_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_crew_role_key" ON "allocation_crew" USING btree ("allocation_id","role") WHERE role in ('driver1', 'driver2');--> statement-breakpoint
CREATE INDEX "allocation_crew_allocation_index" ON "allocation_crew" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "allocation_crew_driver_index" ON "allocation_crew" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "allocation_stops_destination_index" ON "allocation_stops" USING btree ("destination_id");--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_number_key" ON "allocations" USING btree ("number");--> statement-breakpoint
CREATE INDEX "allocations_department_index" ON "allocations" USING btree ("department_id","operation_date");--> statement-breakpoint
CREATE INDEX "allocations_operation_date_index" ON "allocations" USING btree ("operation_date");--> statement-breakpoint
CREATE INDEX "allocations_vehicle_index" ON "allocations" USING btree ("vehicle_id","operation_date");--> statement-breakpoint
CREATE INDEX "allocations_trailer_index" ON "allocations" USING btree ("trailer_id");--> statement-breakpoint
CREATE INDEX "allocations_delivery_company_index" ON "allocations" USING btree ("delivery_company_id","operation_date");--> statement-breakpoint
CREATE INDEX "allocations_course_index" ON "allocations" USING btree ("course_id","operation_date");--> statement-breakpoint
CREATE INDEX "allocations_search_text_index" ON "allocations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_holidays_day_key" ON "company_holidays" USING btree ("day","department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_holidays_whole_day_key" ON "company_holidays" USING btree ("day") WHERE department_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_number_key" ON "deliveries" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_slip_number_key" ON "deliveries" USING btree ("cargo_owner_id","slip_number") WHERE archived_at is null and split_from_id is null and follows_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_generated_from_key" ON "deliveries" USING btree ("generated_from");--> statement-breakpoint
CREATE INDEX "deliveries_department_index" ON "deliveries" USING btree ("department_id","operation_date","number");--> statement-breakpoint
CREATE INDEX "deliveries_operation_date_index" ON "deliveries" USING btree ("operation_date","number");--> statement-breakpoint
CREATE INDEX "deliveries_cargo_owner_index" ON "deliveries" USING btree ("cargo_owner_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_customer_index" ON "deliveries" USING btree ("customer_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_destination_index" ON "deliveries" USING btree ("destination_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_origin_index" ON "deliveries" USING btree ("origin_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_course_index" ON "deliveries" USING btree ("course_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_direction_index" ON "deliveries" USING btree ("direction_id","operation_date");--> statement-breakpoint
CREATE INDEX "deliveries_vehicle_type_index" ON "deliveries" USING btree ("required_vehicle_type_id");--> statement-breakpoint
CREATE INDEX "deliveries_updated_at_index" ON "deliveries" USING btree ("updated_at","number");--> statement-breakpoint
CREATE INDEX "deliveries_left_index" ON "deliveries" USING btree ("department_id","operation_date") WHERE operation_status in ('draft', 'open');--> statement-breakpoint
CREATE INDEX "deliveries_allocation_index" ON "deliveries" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "deliveries_load_stop_index" ON "deliveries" USING btree ("load_stop_id");--> statement-breakpoint
CREATE INDEX "deliveries_unload_stop_index" ON "deliveries" USING btree ("unload_stop_id");--> statement-breakpoint
CREATE INDEX "deliveries_split_from_index" ON "deliveries" USING btree ("split_from_id");--> statement-breakpoint
CREATE INDEX "deliveries_follows_index" ON "deliveries" USING btree ("follows_id");--> statement-breakpoint
CREATE INDEX "deliveries_search_text_index" ON "deliveries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_vehicle_no_overlap" EXCLUDE USING gist ("vehicle_id" WITH =, "during" WITH &&) WHERE ("vehicle_id" IS NOT NULL AND "status" NOT IN ('cancelled', 'declined') AND "archived_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_trailer_no_overlap" EXCLUDE USING gist ("trailer_id" WITH =, "during" WITH &&) WHERE ("trailer_id" IS NOT NULL AND "status" NOT IN ('cancelled', 'declined') AND "archived_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "allocation_crew" ADD CONSTRAINT "allocation_crew_no_overlap" EXCLUDE USING gist ("driver_id" WITH =, "during" WITH &&) WHERE (NOT "is_released");
--> statement-breakpoint
-- A constraint sees its own table only, so the crew keeps whether its run still holds them.
CREATE FUNCTION "release_crew_of_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "allocation_crew" SET "is_released" = NEW."status" IN ('cancelled', 'declined') OR NEW."archived_at" IS NOT NULL
  WHERE "allocation_id" = NEW."id"
    AND "is_released" <> (NEW."status" IN ('cancelled', 'declined') OR NEW."archived_at" IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "allocations_release_crew" AFTER UPDATE OF "status", "archived_at" ON "allocations"
  FOR EACH ROW EXECUTE FUNCTION "release_crew_of_run"();
--> statement-breakpoint
CREATE FUNCTION "set_crew_released"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "status" IN ('cancelled', 'declined') OR "archived_at" IS NOT NULL INTO NEW."is_released"
  FROM "allocations" WHERE "id" = NEW."allocation_id";
  NEW."is_released" := coalesce(NEW."is_released", false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "allocation_crew_set_released" BEFORE INSERT OR UPDATE OF "allocation_id" ON "allocation_crew"
  FOR EACH ROW EXECUTE FUNCTION "set_crew_released"();
