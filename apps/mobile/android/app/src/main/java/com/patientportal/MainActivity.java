package com.patientportal;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
