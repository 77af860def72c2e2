CREATE TABLE "delivery_counts" (
	"destination" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"accepted" integer NOT NULL,
	"slow" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	"timed_out" integer NOT NULL,
	"answered" integer NOT NULL,
	"answered_ms" bigint NOT NULL,
	CONSTRAINT "delivery_counts_destination_hour_pk" PRIMARY KEY("destination","hour")
);
--> statement-breakpoint
CREATE TABLE "delivery_destinations" (
	"destination" text PRIMARY KEY NOT NULL,
	"exact" boolean NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failed_status" integer,
	"failed_delivery" text
);
--> statement-breakpoint
CREATE TABLE "service_variants" (
	"variant" text NOT NULL,
	"place" text NOT NULL,
	"value" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_variants_variant_place_value_pk" PRIMARY KEY("variant","place","value")
);
